-- A session ends when its account is no longer active or gets another role, by whatever way that came about; making the account
-- active again brings none back.
CREATE FUNCTION "end_sessions_of_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "sessions" WHERE "user_id" = NEW."id";
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "users_end_sessions" AFTER UPDATE ON "users" FOR EACH ROW
  WHEN ((OLD."status" IS DISTINCT FROM NEW."status" AND NEW."status" <> 'ACTIVE') OR OLD."role" IS DISTINCT FROM NEW."role")
  EXECUTE FUNCTION "end_sessions_of_user"();
