-- Two branches of one group that differ by capitals alone keep their names with a number behind.
UPDATE "branches" SET "name" = left("name", 90) || ' (' || twin.number || ')' FROM (
  SELECT id, row_number() OVER (PARTITION BY group_id, lower(name) ORDER BY created_at, id) AS number FROM "branches"
) AS twin WHERE twin.id = "branches".id AND twin.number > 1;--> statement-breakpoint
CREATE UNIQUE INDEX "branches_group_id_lower_name_idx" ON "branches" USING btree ("group_id",lower("name"));--> statement-breakpoint
-- A closed branch takes nothing new, whichever way it comes. Whoever closes one waits for what is under way, and is waited for.
CREATE FUNCTION "refuse_closed_branch"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF (SELECT closed_at FROM branches WHERE id = NEW.branch_id FOR KEY SHARE) IS NOT NULL THEN
    RAISE EXCEPTION 'The branch is closed.' USING ERRCODE = 'check_violation', CONSTRAINT = 'branch_is_open';
  END IF;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "reports_of_open_branches" BEFORE INSERT ON "reports" FOR EACH ROW WHEN (NEW.branch_id IS NOT NULL) EXECUTE FUNCTION "refuse_closed_branch"();--> statement-breakpoint
CREATE TRIGGER "users_come_to_open_branches" BEFORE INSERT ON "users" FOR EACH ROW WHEN (NEW.branch_id IS NOT NULL) EXECUTE FUNCTION "refuse_closed_branch"();--> statement-breakpoint
CREATE TRIGGER "users_move_to_open_branches" BEFORE UPDATE OF "branch_id" ON "users" FOR EACH ROW WHEN (NEW.branch_id IS NOT NULL AND NEW.branch_id IS DISTINCT FROM OLD.branch_id) EXECUTE FUNCTION "refuse_closed_branch"();
