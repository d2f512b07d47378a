DROP INDEX "report_students_group_id_student_id_key";--> statement-breakpoint
ALTER TABLE "report_students" ADD COLUMN "id_key" text;--> statement-breakpoint
ALTER TABLE "report_students" ADD COLUMN "form_token_hash" "bytea";--> statement-breakpoint
-- By hand, to the end of the update: as `studentIdKey` folds. Of IDs of a group that are the same now, the first has the key; the others, which
-- stay as they are, have one that no ID folds to.
WITH folded AS (
  SELECT "report_id", "group_id", "created_at",
    regexp_replace(
      regexp_replace(lower(normalize("student_id", NFKC)), '[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]', '', 'g'),
      '[\u058a\u05be\u1400\u1806\u2010-\u2015\u2212\u301c\u3030]', '-', 'g'
    ) AS key
  FROM "report_students"
), numbered AS (
  SELECT "report_id", key, row_number() OVER (PARTITION BY "group_id", key ORDER BY "created_at", "report_id") AS number
  FROM folded
)
UPDATE "report_students" SET
  "id_key" = CASE WHEN numbered.number = 1 THEN numbered.key ELSE numbered.key || ' ' || numbered.number END,
  "form_token_hash" = (SELECT "form_token_hash" FROM "groups" WHERE "groups"."id" = "report_students"."group_id")
FROM numbered WHERE numbered."report_id" = "report_students"."report_id";--> statement-breakpoint
ALTER TABLE "report_students" ALTER COLUMN "id_key" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "report_students_group_id_id_key_key" ON "report_students" USING btree ("group_id","id_key");--> statement-breakpoint
CREATE INDEX "report_students_form_token_hash_idx" ON "report_students" USING btree ("form_token_hash","receipt");
