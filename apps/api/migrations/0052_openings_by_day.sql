ALTER TABLE "report_openings" ALTER COLUMN "purpose" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "report_openings" ADD COLUMN "opened_on" date;--> statement-breakpoint
-- Written by hand from here: what was noted before knows its day by its time.
UPDATE "report_openings" SET "opened_on" = ("opened_at" AT TIME ZONE 'Asia/Kolkata')::date;--> statement-breakpoint
ALTER TABLE "report_openings" ALTER COLUMN "opened_on" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "report_openings" DROP CONSTRAINT "report_openings_report_id_admin_id_pk";--> statement-breakpoint
ALTER TABLE "report_openings" ADD CONSTRAINT "report_openings_report_id_admin_id_opened_on_pk" PRIMARY KEY("report_id","admin_id","opened_on");
