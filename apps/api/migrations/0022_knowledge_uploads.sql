-- What a file holds while it waits to be put in force is unlogged: after a crash it is validated again, and no backup carries it.
CREATE UNLOGGED TABLE "knowledge_upload_errors" (
	"upload_id" text NOT NULL,
	"row_no" integer NOT NULL,
	"column_no" integer NOT NULL,
	"cause" text NOT NULL,
	"value" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "knowledge_upload_rows" (
	"upload_id" text NOT NULL,
	"row_no" integer NOT NULL,
	"planet" text,
	"position" text,
	"title" text,
	"description" text,
	"others" jsonb,
	CONSTRAINT "knowledge_upload_rows_upload_id_row_no_pk" PRIMARY KEY("upload_id","row_no")
);
--> statement-breakpoint
CREATE TABLE "knowledge_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"report_type" "report_type" NOT NULL,
	"lang" text NOT NULL,
	"file_name" text NOT NULL,
	"file_hash" text DEFAULT '' NOT NULL,
	"headings" text[] DEFAULT '{}' NOT NULL,
	"row_count" integer DEFAULT 0 NOT NULL,
	"error_count" integer,
	"based_on" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	"version_id" integer
);
--> statement-breakpoint
CREATE INDEX "knowledge_upload_errors_idx" ON "knowledge_upload_errors" USING btree ("upload_id","row_no","column_no");--> statement-breakpoint
CREATE INDEX "knowledge_uploads_user_idx" ON "knowledge_uploads" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "knowledge_uploads_created_at_idx" ON "knowledge_uploads" USING btree ("created_at");