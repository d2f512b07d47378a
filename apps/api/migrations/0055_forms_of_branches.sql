ALTER TABLE "branches" ADD COLUMN "form_token_hash" "bytea";--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "form_token_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "form_made_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "form_paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "report_search" ADD COLUMN "student_class" "student_class";--> statement-breakpoint
ALTER TABLE "report_search" ADD COLUMN "student_section" "student_section";--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "student_class" "student_class";--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "student_section" "student_section";--> statement-breakpoint
-- Class and section stand with the report, where lists look for them; what searches them is as before beside that.
UPDATE "reports" r SET "student_class" = s."student_class", "student_section" = s."section" FROM "report_students" s WHERE s."report_id" = r."id";--> statement-breakpoint
UPDATE "report_search" f SET "student_class" = s."student_class", "student_section" = s."section" FROM "report_students" s WHERE s."report_id" = f."report_id";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "report_facts"(ids text[]) RETURNS SETOF "report_search" LANGUAGE sql STABLE AS $$
  SELECT r.id, r.group_id IS NOT NULL, r.created_at, r.owner_id, r.group_id, r.branch_id,
    search_fold(r.name), search_fold(r.referred_by), search_fold(coalesce(r.city, u.city, '')), coalesce(r.mobile_index, ''), sign.*,
    r.student_class, r.student_section
  FROM reports r LEFT JOIN users u ON u.id = r.owner_id, LATERAL (
    SELECT (max(code - 0) FILTER (WHERE code BETWEEN 1 AND 12))::smallint,
      (max(code - 12) FILTER (WHERE code BETWEEN 13 AND 24))::smallint,
      (max(code - 24) FILTER (WHERE code BETWEEN 25 AND 36))::smallint,
      (max(code - 36) FILTER (WHERE code BETWEEN 37 AND 48))::smallint,
      (max(code - 48) FILTER (WHERE code BETWEEN 49 AND 60))::smallint,
      (max(code - 60) FILTER (WHERE code BETWEEN 61 AND 72))::smallint,
      (max(code - 72) FILTER (WHERE code BETWEEN 73 AND 84))::smallint,
      (max(code - 84) FILTER (WHERE code BETWEEN 85 AND 96))::smallint,
      (max(code - 96) FILTER (WHERE code BETWEEN 97 AND 108))::smallint,
      (max(code - 108) FILTER (WHERE code BETWEEN 109 AND 120))::smallint
    FROM unnest(r.positions) AS code
  ) AS sign
  WHERE r.id = ANY (ids);
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "enter_report_search"(ids text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO report_search SELECT * FROM report_facts(ids) ON CONFLICT (report_id) DO UPDATE SET
    (of_group, created_at, owner_id, group_id, branch_id, name, referred_by, city, mobile_index, sun_sign, moon_sign, mercury_sign, venus_sign, mars_sign, jupiter_sign, saturn_sign, rahu_sign, ketu_sign, ascendant_sign, student_class, student_section) =
    (excluded.of_group, excluded.created_at, excluded.owner_id, excluded.group_id, excluded.branch_id, excluded.name, excluded.referred_by, excluded.city, excluded.mobile_index, excluded.sun_sign, excluded.moon_sign, excluded.mercury_sign, excluded.venus_sign, excluded.mars_sign, excluded.jupiter_sign, excluded.saturn_sign, excluded.rahu_sign, excluded.ketu_sign, excluded.ascendant_sign, excluded.student_class, excluded.student_section);
$$;
--> statement-breakpoint
ALTER TABLE "report_students" DROP COLUMN "student_class";--> statement-breakpoint
ALTER TABLE "report_students" DROP COLUMN "section";--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_form_token_hash_key" UNIQUE("form_token_hash");
