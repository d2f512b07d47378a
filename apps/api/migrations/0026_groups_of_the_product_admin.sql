CREATE TABLE "group_usage" (
	"group_id" text NOT NULL,
	"month" date NOT NULL,
	"branch_id" text NOT NULL,
	"slot" smallint NOT NULL,
	"made" integer NOT NULL,
	CONSTRAINT "group_usage_group_id_month_branch_id_slot_pk" PRIMARY KEY("group_id","month","branch_id","slot")
);
--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "form_token_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "form_made_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "form_paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "group_usage" ADD CONSTRAINT "group_usage_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_usage_month_group_id_idx" ON "group_usage" USING btree ("month","group_id");--> statement-breakpoint
CREATE INDEX "users_group_id_idx" ON "users" USING btree ("group_id") WHERE "users"."group_id" is not null;--> statement-breakpoint
-- How many reports a group made in a month of India's time, kept by the transactions that make them: each adds to the row of its
-- connection, always in the same order, so that two of them cannot wait for each other.
CREATE FUNCTION "count_group_usage"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "group_usage" AS kept ("group_id", "month", "branch_id", "slot", "made")
  SELECT group_id, date_trunc('month', created_at AT TIME ZONE 'Asia/Kolkata')::date, coalesce(branch_id, ''),
    pg_backend_pid() % 4, count(*)
  FROM changed WHERE group_id IS NOT NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT ("group_id", "month", "branch_id", "slot") DO UPDATE SET "made" = kept."made" + excluded."made";
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "reports_counted_as_usage" AFTER INSERT ON "reports" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "count_group_usage"();
--> statement-breakpoint
INSERT INTO "group_usage" ("group_id", "month", "branch_id", "slot", "made")
  SELECT group_id, date_trunc('month', created_at AT TIME ZONE 'Asia/Kolkata')::date, coalesce(branch_id, ''), 0, count(*)
  FROM "reports" WHERE group_id IS NOT NULL GROUP BY 1, 2, 3;
