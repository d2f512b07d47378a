ALTER TABLE "knowledge_upload_rows" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "knowledge_upload_rows" ADD COLUMN "wording" text;