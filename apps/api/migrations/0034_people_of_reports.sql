ALTER TABLE "report_sensitive" ADD COLUMN "answers_sealed" "bytea";--> statement-breakpoint
-- Address and contact of whom a group's report is about: apart from the report, and gone with it.
CREATE TABLE "report_people" (
	"report_id" text PRIMARY KEY NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"address1" text DEFAULT '' NOT NULL,
	"address2" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"dialling_code" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"aadhaar_given" boolean DEFAULT false NOT NULL,
	"aadhaar_last_four" text,
	"passport_sealed" "bytea"
);
--> statement-breakpoint
ALTER TABLE "report_people" ADD CONSTRAINT "report_people_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
