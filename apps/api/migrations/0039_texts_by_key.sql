ALTER TYPE "public"."knowledge_source" ADD VALUE 'supplement';--> statement-breakpoint
ALTER TABLE "knowledge_entries" DROP CONSTRAINT "knowledge_entries_text_fk";--> statement-breakpoint
ALTER TABLE "knowledge_entries" DROP CONSTRAINT "knowledge_entries_version_id_planet_position_pk";--> statement-breakpoint
ALTER TABLE "passages" DROP CONSTRAINT "passages_version_id_planet_position_pk";--> statement-breakpoint
ALTER TABLE "passages" RENAME COLUMN "description" TO "text";--> statement-breakpoint
ALTER TABLE "passages" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "passages" ADD COLUMN "age_band" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "passages" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "passages" ADD COLUMN "reviewed" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "knowledge_entries" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "knowledge_entries" ADD COLUMN "age_band" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Whatever reports were written from until now has been read against the first version of the checklist.
UPDATE "passages" SET "key" = "planet" || ' ' || "position", "reviewed" = '2026-11-22/1';--> statement-breakpoint
UPDATE "knowledge_entries" SET "key" = "planet" || ' ' || "position";--> statement-breakpoint
ALTER TABLE "passages" ALTER COLUMN "key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "passages" ALTER COLUMN "title" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "knowledge_entries" ALTER COLUMN "key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "passages" DROP COLUMN "planet", DROP COLUMN "position";--> statement-breakpoint
ALTER TABLE "knowledge_entries" DROP COLUMN "planet", DROP COLUMN "position";--> statement-breakpoint
ALTER TABLE "passages" ADD CONSTRAINT "passages_version_id_key_age_band_pk" PRIMARY KEY("version_id","key","age_band");--> statement-breakpoint
ALTER TABLE "knowledge_entries" ADD CONSTRAINT "knowledge_entries_version_id_key_age_band_pk" PRIMARY KEY("version_id","key","age_band");--> statement-breakpoint
ALTER TABLE "knowledge_entries" ADD CONSTRAINT "knowledge_entries_text_fk" FOREIGN KEY ("text_version_id","key","age_band") REFERENCES "public"."passages"("version_id","key","age_band") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
DROP TYPE "public"."planet";--> statement-breakpoint
ALTER TABLE "knowledge_versions" ADD COLUMN "removed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- A file that was checked and not put in force has to be checked again: its rows are kept for a day only.
TRUNCATE "knowledge_upload_rows", "knowledge_upload_errors";--> statement-breakpoint
DELETE FROM "knowledge_uploads" WHERE "used_at" IS NULL;--> statement-breakpoint
ALTER TABLE "knowledge_upload_rows" RENAME COLUMN "description" TO "text";--> statement-breakpoint
ALTER TABLE "knowledge_upload_rows" ADD COLUMN "key" text, ADD COLUMN "age_band" text, ADD COLUMN "tags" text, ADD COLUMN "reviewed" text;
