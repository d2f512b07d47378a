CREATE TYPE "public"."knowledge_source" AS ENUM('shipped', 'upload', 'edit', 'rollback');--> statement-breakpoint
CREATE TYPE "public"."knowledge_state" AS ENUM('published', 'offered', 'answered');--> statement-breakpoint
CREATE TABLE "knowledge_entries" (
	"version_id" integer NOT NULL,
	"planet" "planet" NOT NULL,
	"position" smallint NOT NULL,
	"text_version_id" integer NOT NULL,
	CONSTRAINT "knowledge_entries_version_id_planet_position_pk" PRIMARY KEY("version_id","planet","position")
);
--> statement-breakpoint
ALTER TABLE "knowledge_versions" DROP CONSTRAINT "knowledge_versions_file_key";--> statement-breakpoint
ALTER TABLE "knowledge_versions" ALTER COLUMN "file_hash" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "knowledge_versions" ALTER COLUMN "source" SET DATA TYPE "public"."knowledge_source" USING "source"::"public"."knowledge_source";--> statement-breakpoint
ALTER TABLE "knowledge_versions" ADD COLUMN "state" "knowledge_state" DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "knowledge_versions" ADD COLUMN "in_force" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "knowledge_versions" ADD COLUMN "file_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "knowledge_versions" ADD COLUMN "based_on" integer;--> statement-breakpoint
ALTER TABLE "knowledge_versions" ADD COLUMN "added" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "knowledge_versions" ADD COLUMN "changed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "knowledge_versions" ADD COLUMN "same" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "knowledge_versions" ADD COLUMN "left_alone" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "knowledge_entries" ADD CONSTRAINT "knowledge_entries_version_id_knowledge_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."knowledge_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_entries" ADD CONSTRAINT "knowledge_entries_text_fk" FOREIGN KEY ("text_version_id","planet","position") REFERENCES "public"."passages"("version_id","planet","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "knowledge_entries" ("version_id", "planet", "position", "text_version_id")
	SELECT "version"."id", "passages"."planet", "passages"."position", max("passages"."version_id")
	FROM "knowledge_versions" "version"
	JOIN "knowledge_versions" "earlier" ON "earlier"."report_type" = "version"."report_type" AND "earlier"."lang" = "version"."lang" AND "earlier"."id" <= "version"."id"
	JOIN "passages" ON "passages"."version_id" = "earlier"."id"
	GROUP BY "version"."id", "passages"."planet", "passages"."position";--> statement-breakpoint
UPDATE "knowledge_versions" SET "in_force" = true WHERE "id" IN (SELECT max("id") FROM "knowledge_versions" GROUP BY "report_type", "lang");--> statement-breakpoint
UPDATE "knowledge_versions" SET "added" = "held"."total" FROM (SELECT "version_id", count(*)::int AS "total" FROM "knowledge_entries" GROUP BY "version_id") "held"
	WHERE "held"."version_id" = "knowledge_versions"."id" AND NOT EXISTS (SELECT FROM "knowledge_versions" "earlier" WHERE "earlier"."report_type" = "knowledge_versions"."report_type" AND "earlier"."lang" = "knowledge_versions"."lang" AND "earlier"."id" < "knowledge_versions"."id");--> statement-breakpoint
CREATE UNIQUE INDEX "knowledge_versions_shipped_key" ON "knowledge_versions" USING btree ("report_type","lang","file_hash") WHERE "knowledge_versions"."source" = 'shipped';--> statement-breakpoint
CREATE UNIQUE INDEX "knowledge_versions_in_force_key" ON "knowledge_versions" USING btree ("report_type","lang") WHERE "knowledge_versions"."in_force";--> statement-breakpoint
CREATE INDEX "knowledge_versions_created_at_idx" ON "knowledge_versions" USING btree ("created_at","id");