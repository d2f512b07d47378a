DROP INDEX "reports_of_consumers_idx";
--> statement-breakpoint
DROP INDEX "reports_of_groups_idx";
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "city" text;
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "mobile" text;
--> statement-breakpoint
CREATE TABLE "report_search" (
	"report_id" text PRIMARY KEY NOT NULL,
	"of_group" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"owner_id" text NOT NULL,
	"group_id" text,
	"branch_id" text,
	"name" text NOT NULL,
	"referred_by" text NOT NULL,
	"city" text NOT NULL,
	"mobile" text NOT NULL,
	"sun_sign" smallint,
	"moon_sign" smallint,
	"mercury_sign" smallint,
	"venus_sign" smallint,
	"mars_sign" smallint,
	"jupiter_sign" smallint,
	"saturn_sign" smallint,
	"rahu_sign" smallint,
	"ketu_sign" smallint,
	"ascendant_sign" smallint
);
--> statement-breakpoint
-- A text as it is compared: however it was typed, and whatever its case. What is asked for goes through it, too.
CREATE FUNCTION "search_fold"(entered text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN lower(normalize(entered, NFC));
--> statement-breakpoint
-- By what a folded text is found: how its words begin, by one letter and by two; the symbols in it; and each three characters
-- in a row. What core/reports/search-terms.ts looks for is among these.
CREATE FUNCTION "search_terms"(field text, folded text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN (
  SELECT ARRAY(
    SELECT field || left(word, length) FROM unnest(string_to_array(plain, ' ')) AS word, (VALUES (1), (2)) AS lengths(length) WHERE word <> ''
    UNION ALL
    SELECT field || symbol FROM unnest(CASE WHEN plain <> folded THEN string_to_array(symbols, NULL) END) AS symbol WHERE strpos(folded, symbol) > 0
    UNION ALL
    SELECT field || substr(folded, at, 3) FROM generate_series(1, char_length(folded) - 2) AS at
  ) FROM (SELECT symbols, translate(folded, symbols, repeat(' ', char_length(symbols))) AS plain
    FROM (VALUES ('!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~·–—‘’“”…।॥')) AS given(symbols)) AS split
);
--> statement-breakpoint
-- The terms of a report: of its texts, each led by the letter of its field; '#' and the placement code of each point of its chart, whose
-- signs are given in the order of core/reports/placement.ts; and '@' of a group's report.
CREATE FUNCTION "report_terms"(of_group boolean, name text, referred_by text, city text, signs smallint[]) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN search_terms('n', name) || search_terms('r', referred_by) || search_terms('c', city)
    || ARRAY(SELECT '#' || ((point - 1) * 12 + sign)::text FROM unnest(signs) WITH ORDINALITY AS placed(sign, point) WHERE sign IS NOT NULL)
    || CASE WHEN of_group THEN ARRAY['@'] END;
--> statement-breakpoint
-- What reports are found by, as it is now, in the order of the table's columns. The signs are told by the placement codes of
-- core/reports/placement.ts.
CREATE FUNCTION "report_facts"(ids text[]) RETURNS SETOF "report_search" LANGUAGE sql STABLE AS $$
  SELECT r.id, r.group_id IS NOT NULL, r.created_at, r.owner_id, r.group_id, r.branch_id,
    search_fold(r.name), search_fold(r.referred_by), search_fold(coalesce(r.city, u.city)), coalesce(r.mobile, u.mobile), sign.*
  FROM reports r JOIN users u ON u.id = r.owner_id, LATERAL (
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
-- Before the indexes, which are made faster of what is there.
INSERT INTO "report_search" SELECT * FROM report_facts(ARRAY(SELECT id FROM reports));
--> statement-breakpoint
ALTER TABLE "report_search" ADD CONSTRAINT "report_search_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "report_search_created_at_idx" ON "report_search" USING btree ("of_group","created_at","report_id");
--> statement-breakpoint
CREATE INDEX "report_search_owner_id_idx" ON "report_search" USING btree ("owner_id","created_at","report_id");
--> statement-breakpoint
CREATE INDEX "report_search_group_id_idx" ON "report_search" USING btree ("group_id","created_at","report_id") WHERE "report_search"."group_id" is not null;
--> statement-breakpoint
CREATE INDEX "report_search_branch_id_idx" ON "report_search" USING btree ("branch_id","created_at","report_id") WHERE "report_search"."branch_id" is not null;
--> statement-breakpoint
CREATE INDEX "report_search_mobile_idx" ON "report_search" USING btree ("mobile","created_at","report_id");
--> statement-breakpoint
CREATE INDEX "report_search_sun_idx" ON "report_search" USING btree ("of_group","sun_sign","created_at","report_id") WHERE "report_search"."sun_sign" is not null;
--> statement-breakpoint
CREATE INDEX "report_search_moon_idx" ON "report_search" USING btree ("of_group","moon_sign","created_at","report_id") WHERE "report_search"."moon_sign" is not null;
--> statement-breakpoint
CREATE INDEX "report_search_mercury_idx" ON "report_search" USING btree ("of_group","mercury_sign","created_at","report_id") WHERE "report_search"."mercury_sign" is not null;
--> statement-breakpoint
CREATE INDEX "report_search_venus_idx" ON "report_search" USING btree ("of_group","venus_sign","created_at","report_id") WHERE "report_search"."venus_sign" is not null;
--> statement-breakpoint
CREATE INDEX "report_search_mars_idx" ON "report_search" USING btree ("of_group","mars_sign","created_at","report_id") WHERE "report_search"."mars_sign" is not null;
--> statement-breakpoint
CREATE INDEX "report_search_jupiter_idx" ON "report_search" USING btree ("of_group","jupiter_sign","created_at","report_id") WHERE "report_search"."jupiter_sign" is not null;
--> statement-breakpoint
CREATE INDEX "report_search_saturn_idx" ON "report_search" USING btree ("of_group","saturn_sign","created_at","report_id") WHERE "report_search"."saturn_sign" is not null;
--> statement-breakpoint
CREATE INDEX "report_search_rahu_idx" ON "report_search" USING btree ("of_group","rahu_sign","created_at","report_id") WHERE "report_search"."rahu_sign" is not null;
--> statement-breakpoint
CREATE INDEX "report_search_ketu_idx" ON "report_search" USING btree ("of_group","ketu_sign","created_at","report_id") WHERE "report_search"."ketu_sign" is not null;
--> statement-breakpoint
CREATE INDEX "report_search_ascendant_idx" ON "report_search" USING btree ("of_group","ascendant_sign","created_at","report_id") WHERE "report_search"."ascendant_sign" is not null;
--> statement-breakpoint
CREATE INDEX "report_search_terms_idx" ON "report_search" USING gin (report_terms("of_group", "name", "referred_by", "city", ARRAY["sun_sign", "moon_sign", "mercury_sign", "venus_sign", "mars_sign", "jupiter_sign", "saturn_sign", "rahu_sign", "ketu_sign", "ascendant_sign"])) WITH (fastupdate=false);
--> statement-breakpoint
CREATE FUNCTION "enter_report_search"(ids text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO report_search SELECT * FROM report_facts(ids) ON CONFLICT (report_id) DO UPDATE SET
    (of_group, created_at, owner_id, group_id, branch_id, name, referred_by, city, mobile, sun_sign, moon_sign, mercury_sign, venus_sign, mars_sign, jupiter_sign, saturn_sign, rahu_sign, ketu_sign, ascendant_sign) =
    (excluded.of_group, excluded.created_at, excluded.owner_id, excluded.group_id, excluded.branch_id, excluded.name, excluded.referred_by, excluded.city, excluded.mobile, excluded.sun_sign, excluded.moon_sign, excluded.mercury_sign, excluded.venus_sign, excluded.mars_sign, excluded.jupiter_sign, excluded.saturn_sign, excluded.rahu_sign, excluded.ketu_sign, excluded.ascendant_sign);
$$;
--> statement-breakpoint
CREATE FUNCTION "reports_searched"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_LEVEL = 'STATEMENT' THEN PERFORM enter_report_search(ARRAY(SELECT id FROM changed));
  ELSE PERFORM enter_report_search(ARRAY[NEW.id]);
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
-- The reports are locked before they are read: what somebody else changes of one meanwhile is not lost.
CREATE FUNCTION "users_searched"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM reports WHERE owner_id = NEW.id ORDER BY id FOR NO KEY UPDATE;
  PERFORM enter_report_search(ARRAY(SELECT id FROM reports WHERE owner_id = NEW.id AND (city IS NULL OR mobile IS NULL)));
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "reports_searched_new" AFTER INSERT ON "reports" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "reports_searched"();
--> statement-breakpoint
CREATE TRIGGER "reports_searched_again" AFTER UPDATE OF "name", "referred_by", "owner_id", "group_id", "branch_id", "created_at", "city", "mobile", "positions" ON "reports"
  FOR EACH ROW WHEN ((OLD.name, OLD.referred_by, OLD.owner_id, OLD.group_id, OLD.branch_id, OLD.created_at, OLD.city, OLD.mobile, OLD.positions)
    IS DISTINCT FROM (NEW.name, NEW.referred_by, NEW.owner_id, NEW.group_id, NEW.branch_id, NEW.created_at, NEW.city, NEW.mobile, NEW.positions))
  EXECUTE FUNCTION "reports_searched"();
--> statement-breakpoint
CREATE TRIGGER "users_searched" AFTER UPDATE OF "city", "mobile" ON "users"
  FOR EACH ROW WHEN ((OLD.city, OLD.mobile) IS DISTINCT FROM (NEW.city, NEW.mobile)) EXECUTE FUNCTION "users_searched"();
