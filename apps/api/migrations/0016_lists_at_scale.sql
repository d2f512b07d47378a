CREATE TABLE "list_counts" (
	"kind" text NOT NULL,
	"slot" smallint NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "list_counts_kind_slot_pk" PRIMARY KEY("kind","slot")
);
--> statement-breakpoint
DROP INDEX "orders_created_at_idx";--> statement-breakpoint
DROP INDEX "notifications_user_id_created_at_idx";--> statement-breakpoint
DROP INDEX "reports_owner_id_created_at_idx";--> statement-breakpoint
DROP INDEX "reports_group_id_created_at_idx";--> statement-breakpoint
DROP INDEX "reports_branch_id_created_at_idx";--> statement-breakpoint
DROP INDEX "reports_created_at_idx";--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "positions" smallint[];--> statement-breakpoint
-- The placements of the reports that are written, by the codes of core/reports/placement.ts; before the new indexes, which the
-- changed rows would have to be entered in.
UPDATE "reports" SET "positions" = latest.codes FROM (
  SELECT DISTINCT ON (report_id) report_id, (
    SELECT array_agg((array_position(ARRAY['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Rahu', 'Ketu', 'Ascendant'], point.key) - 1) * 12
      + (point.value ->> 'sign')::int) FROM jsonb_each(content #> '{chart,points}') AS point
  )::smallint[] AS codes FROM "report_versions" ORDER BY report_id, version DESC
) AS latest WHERE latest.report_id = "reports".id AND "reports".stage = 'ready';
--> statement-breakpoint
-- The form enters midnight where the time is not known; the noon that stood there was the engine's, and stays in birth_ms.
UPDATE "reports" SET "time_of_birth" = '00:00:00' WHERE "time_accuracy" = 'unknown';
--> statement-breakpoint
UPDATE "report_corrections" SET "before" = jsonb_set("before", '{timeOfBirth}', '"00:00:00"') WHERE "before" ->> 'timeAccuracy' = 'unknown';
--> statement-breakpoint
CREATE INDEX "invoices_user_id_idx" ON "invoices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "orders_created_at_id_idx" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_invoice_id_idx" ON "orders" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "notifications_user_id_created_at_id_idx" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "reports_owner_id_created_at_id_idx" ON "reports" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reports_group_id_created_at_id_idx" ON "reports" USING btree ("group_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reports_branch_id_created_at_id_idx" ON "reports" USING btree ("branch_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reports_of_consumers_idx" ON "reports" USING btree ("created_at","id") WHERE "reports"."group_id" is null;--> statement-breakpoint
CREATE INDEX "reports_of_groups_idx" ON "reports" USING btree ("created_at","id") WHERE "reports"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "reports_lower_name_idx" ON "reports" USING btree (lower("name"));