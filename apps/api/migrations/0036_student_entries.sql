CREATE TYPE "public"."student_medium" AS ENUM('English', 'Tamil', 'Others');--> statement-breakpoint
CREATE TYPE "public"."student_class" AS ENUM('9th Standard', '10th Standard', '11th Standard', '12th Standard');--> statement-breakpoint
CREATE TYPE "public"."student_section" AS ENUM('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J');--> statement-breakpoint
CREATE TABLE "report_students" (
	"report_id" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL,
	"student_id" text NOT NULL,
	"medium" "student_medium" NOT NULL,
	"student_class" "student_class" NOT NULL,
	"section" "student_section" NOT NULL,
	"receipt" text NOT NULL,
	"submission_hash" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_students" ADD CONSTRAINT "report_students_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_students" ADD CONSTRAINT "report_students_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "report_students_group_id_student_id_key" ON "report_students" USING btree ("group_id",lower("student_id"));--> statement-breakpoint
CREATE UNIQUE INDEX "report_students_group_id_receipt_key" ON "report_students" USING btree ("group_id","receipt");
