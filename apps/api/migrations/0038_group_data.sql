CREATE TYPE "public"."withdrawal_asker" AS ENUM('person', 'parent', 'guardian', 'other');--> statement-breakpoint
CREATE TYPE "public"."erasure_reason" AS ENUM('asked', 'withdrawn', 'mistake', 'unneeded', 'other');--> statement-breakpoint
CREATE TYPE "public"."erasure_cause" AS ENUM('admin', 'retention', 'withdrawal');--> statement-breakpoint
ALTER TYPE "public"."notification_kind" ADD VALUE 'consent.withdrawn';--> statement-breakpoint
ALTER TYPE "public"."notification_kind" ADD VALUE 'retention.notice';--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "reports_withdrawn_at_idx" ON "reports" USING btree ("withdrawn_at") WHERE "reports"."withdrawn_at" is not null;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "id" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "group_id" text;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "branch_id" text;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "withdrawn_by" text;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "withdrawal_asker" "withdrawal_asker";--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "withdrawal_asked_on" date;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "withdrawal_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "consents" SET "group_id" = "reports"."group_id", "branch_id" = "reports"."branch_id"
  FROM "reports" WHERE "reports"."id" = "consents"."report_id" AND "reports"."group_id" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_id_key" UNIQUE("id");--> statement-breakpoint
CREATE INDEX "consents_group_id_given_at_idx" ON "consents" USING btree ("group_id","given_at","id") WHERE "consents"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "consents_branch_id_given_at_idx" ON "consents" USING btree ("branch_id","given_at","id") WHERE "consents"."branch_id" is not null;--> statement-breakpoint
CREATE INDEX "consents_withdrawn_idx" ON "consents" USING btree ("group_id","given_at","id") WHERE "consents"."group_id" is not null and "consents"."withdrawn_at" is not null;--> statement-breakpoint
-- A consent stands in the group and the branch of its report, so that a register is read along one index.
CREATE FUNCTION "consent_of_group"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  SELECT group_id, branch_id INTO NEW.group_id, NEW.branch_id FROM reports WHERE id = NEW.report_id;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "consents_of_group" BEFORE INSERT ON "consents" FOR EACH ROW EXECUTE FUNCTION "consent_of_group"();
--> statement-breakpoint
CREATE FUNCTION "consents_follow_report"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE consents SET group_id = NEW.group_id, branch_id = NEW.branch_id WHERE report_id = NEW.id;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "reports_move_consents" AFTER UPDATE OF "group_id", "branch_id" ON "reports" FOR EACH ROW
  WHEN ((OLD."group_id", OLD."branch_id") IS DISTINCT FROM (NEW."group_id", NEW."branch_id"))
  EXECUTE FUNCTION "consents_follow_report"();
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "group_id" text;--> statement-breakpoint
-- Of what was done with reports of groups before: once, and only here. Of a report that is erased nobody knows the group any more.
ALTER TABLE "audit_log" DISABLE TRIGGER "audit_log_append_only";--> statement-breakpoint
UPDATE "audit_log" SET "group_id" = "reports"."group_id" FROM "reports"
  WHERE "reports"."id" = "audit_log"."target_id" AND "reports"."group_id" IS NOT NULL AND "audit_log"."action" LIKE 'report.%';
--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE TRIGGER "audit_log_append_only";--> statement-breakpoint
CREATE INDEX "audit_log_group_id_at_idx" ON "audit_log" USING btree ("group_id","at","id") WHERE "audit_log"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_group_id_action_at_idx" ON "audit_log" USING btree ("group_id","action","at","id") WHERE "audit_log"."group_id" is not null;--> statement-breakpoint
-- What is done with a report of a group, whoever does it, is found by the group.
CREATE FUNCTION "audit_entry_of_group"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  SELECT group_id INTO NEW.group_id FROM reports WHERE id = NEW.target_id;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_of_group" BEFORE INSERT ON "audit_log" FOR EACH ROW
  WHEN (NEW."group_id" IS NULL AND NEW."target_id" IS NOT NULL AND (NEW."action" LIKE 'report.%' OR NEW."action" LIKE 'consent.%'))
  EXECUTE FUNCTION "audit_entry_of_group"();
--> statement-breakpoint
CREATE TABLE "group_duties" (
	"group_id" text PRIMARY KEY NOT NULL,
	"legal_name" text NOT NULL,
	"address" text NOT NULL,
	"officer_name" text NOT NULL,
	"officer_email" text NOT NULL,
	"officer_phone" text NOT NULL,
	"retention_months" smallint,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_terms" (
	"id" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL,
	"terms_version" text NOT NULL,
	"legal_name" text NOT NULL,
	"address" text NOT NULL,
	"officer_name" text NOT NULL,
	"officer_email" text NOT NULL,
	"officer_phone" text NOT NULL,
	"processor" text NOT NULL,
	"accepted_by" text NOT NULL,
	"accepted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retention_notices" (
	"group_id" text NOT NULL,
	"announced_at" timestamp with time zone NOT NULL,
	"due_until" timestamp with time zone NOT NULL,
	"reports" integer NOT NULL,
	CONSTRAINT "retention_notices_group_id_announced_at_pk" PRIMARY KEY("group_id","announced_at")
);
--> statement-breakpoint
CREATE TABLE "report_erasures" (
	"id" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL,
	"report_id" text NOT NULL,
	"cause" "erasure_cause" NOT NULL,
	"reason" "erasure_reason",
	"note" text DEFAULT '' NOT NULL,
	"erased_by" text,
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "group_duties" ADD CONSTRAINT "group_duties_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_terms" ADD CONSTRAINT "group_terms_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_notices" ADD CONSTRAINT "retention_notices_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_erasures" ADD CONSTRAINT "report_erasures_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_terms_group_id_accepted_at_idx" ON "group_terms" USING btree ("group_id","accepted_at");--> statement-breakpoint
CREATE INDEX "report_erasures_group_id_report_id_idx" ON "report_erasures" USING btree ("group_id","report_id");
--> statement-breakpoint
-- What anybody was told of a report goes with it, whoever erases it.
CREATE INDEX "notifications_report_id_idx" ON "notifications" USING btree ("report_id") WHERE "notifications"."report_id" is not null;--> statement-breakpoint
CREATE FUNCTION "forget_notifications_of_report"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM notifications WHERE report_id = OLD.id;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "reports_forget_notifications" AFTER DELETE ON "reports" FOR EACH ROW EXECUTE FUNCTION "forget_notifications_of_report"();
