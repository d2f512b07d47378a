CREATE TYPE "public"."written_from" AS ENUM('entered', 'corrected');--> statement-breakpoint
ALTER TYPE "public"."notification_kind" ADD VALUE 'report.worded' BEFORE 'births.imported';--> statement-breakpoint
ALTER TABLE "report_versions" ADD COLUMN "details" "written_from" DEFAULT 'entered' NOT NULL;--> statement-breakpoint
ALTER TABLE "report_versions" ADD COLUMN "declined_at" timestamp with time zone;--> statement-breakpoint
UPDATE "report_versions" SET "details" = 'corrected' WHERE "version" > 1;--> statement-breakpoint
ALTER TABLE "report_corrections" ADD COLUMN "shown_before" integer;--> statement-breakpoint
UPDATE "report_corrections" c SET "shown_before" = 1 WHERE EXISTS (SELECT FROM "report_versions" v WHERE v.report_id = c.report_id AND v.version = 1);--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "shown_version" integer;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
-- Of a corrected report the first version is not what holds now, as long as the second is not written.
UPDATE "reports" r SET "shown_version" = v.version, "opened_at" = now()
FROM (
	SELECT l.report_id, max(l.version) AS version FROM "report_versions" l
	WHERE l.details = 'corrected' OR NOT EXISTS (SELECT FROM "report_corrections" c WHERE c.report_id = l.report_id)
	GROUP BY l.report_id
) v
WHERE v.report_id = r.id;--> statement-breakpoint
CREATE TYPE "public"."writing_state" AS ENUM('waiting', 'underway', 'shown', 'offered', 'rejected', 'failed', 'dropped');--> statement-breakpoint
CREATE TABLE "report_writings" (
	"id" text PRIMARY KEY NOT NULL,
	"report_id" text NOT NULL,
	"base_version" integer NOT NULL,
	"version" integer,
	"asked_by" text,
	"state" "writing_state" DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"provider" text DEFAULT '' NOT NULL,
	"model" text DEFAULT '' NOT NULL,
	"mode" text DEFAULT '' NOT NULL,
	"prompt_version" text DEFAULT '' NOT NULL,
	"checks_version" text DEFAULT '' NOT NULL,
	"request_hash" text DEFAULT '' NOT NULL,
	"answers" jsonb,
	"rejected" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"worded" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"cached_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"cost" bigint,
	"took_ms" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"held_until" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "report_writings" ADD CONSTRAINT "report_writings_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_writings_report_id_idx" ON "report_writings" USING btree ("report_id","created_at","id");--> statement-breakpoint
CREATE INDEX "report_writings_created_at_id_idx" ON "report_writings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "report_writings_state_idx" ON "report_writings" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "report_writings_unfinished_idx" ON "report_writings" USING btree ("created_at") WHERE "ended_at" is null;--> statement-breakpoint
CREATE INDEX "report_writings_answers_idx" ON "report_writings" USING btree ("ended_at") WHERE "answers" is not null;
