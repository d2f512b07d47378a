-- A group's report is found by its places as well: the group, the branch and the account, each a term of its own, so that the texts of
-- one group are met in the index alone.
CREATE FUNCTION "report_terms"(of_group boolean, places text[], name text, referred_by text, city text, signs smallint[]) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN search_terms('n', name) || search_terms('r', referred_by) || search_terms('c', city)
    || ARRAY(SELECT '#' || ((point - 1) * 12 + sign)::text FROM unnest(signs) WITH ORDINALITY AS placed(sign, point) WHERE sign IS NOT NULL)
    || CASE WHEN of_group THEN ARRAY['@'] || ARRAY(SELECT '@' || place FROM unnest(places) AS place WHERE place IS NOT NULL) END;
--> statement-breakpoint
DROP INDEX "report_search_terms_idx";
--> statement-breakpoint
CREATE INDEX "report_search_terms_idx" ON "report_search" USING gin (report_terms("of_group", ARRAY["group_id", "branch_id", "owner_id"], "name", "referred_by", "city", ARRAY["sun_sign", "moon_sign", "mercury_sign", "venus_sign", "mars_sign", "jupiter_sign", "saturn_sign", "rahu_sign", "ketu_sign", "ascendant_sign"])) WITH (fastupdate=false);
--> statement-breakpoint
DROP FUNCTION "report_terms"(boolean, text, text, text, smallint[]);
--> statement-breakpoint
-- Lists of a group go through the order's index alone, whatever they ask of a row.
DROP INDEX "report_search_group_id_idx";
--> statement-breakpoint
DROP INDEX "report_search_branch_id_idx";
--> statement-breakpoint
CREATE INDEX "report_search_group_id_idx" ON "report_search" USING btree ("group_id","created_at","report_id") INCLUDE ("branch_id", "owner_id", "name", "referred_by", "city", "mobile") WHERE "report_search"."group_id" is not null;
--> statement-breakpoint
CREATE INDEX "report_search_branch_id_idx" ON "report_search" USING btree ("branch_id","created_at","report_id") INCLUDE ("group_id", "owner_id", "name", "referred_by", "city", "mobile") WHERE "report_search"."branch_id" is not null;
