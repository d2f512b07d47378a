CREATE TYPE "public"."verdict" AS ENUM('fits', 'notQuite');--> statement-breakpoint
CREATE TABLE "report_feedback" (
	"report_id" text NOT NULL,
	"version" integer NOT NULL,
	"area" text NOT NULL,
	"passage" text NOT NULL,
	"knowledge_version" integer NOT NULL,
	"report_type" "report_type" NOT NULL,
	"verdict" "verdict" NOT NULL,
	"said_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_feedback_report_id_version_area_pk" PRIMARY KEY("report_id","version","area")
);
--> statement-breakpoint
ALTER TABLE "report_feedback" ADD CONSTRAINT "report_feedback_version_fk" FOREIGN KEY ("report_id","version") REFERENCES "public"."report_versions"("report_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_feedback_passage_idx" ON "report_feedback" USING btree ("report_type","passage","knowledge_version");
