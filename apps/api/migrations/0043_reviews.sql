ALTER TYPE "public"."notification_kind" ADD VALUE 'review.opened';--> statement-breakpoint
ALTER TYPE "public"."notification_kind" ADD VALUE 'review.held';--> statement-breakpoint
ALTER TYPE "public"."notification_kind" ADD VALUE 'report.reworded';--> statement-breakpoint
CREATE TYPE "public"."review_kind" AS ENUM('passage', 'report');--> statement-breakpoint
CREATE TYPE "public"."review_state" AS ENUM('open', 'held', 'approved', 'edited', 'fellBack', 'takenBack');--> statement-breakpoint
CREATE TABLE "knowledge_holds" (
	"report_type" "report_type" NOT NULL,
	"lang" text NOT NULL,
	"key" text NOT NULL,
	"text_version" integer NOT NULL,
	"review_id" text NOT NULL,
	"held_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "knowledge_holds_report_type_lang_key_text_version_pk" PRIMARY KEY("report_type","lang","key","text_version")
);
--> statement-breakpoint
CREATE TABLE "report_upsets" (
	"report_id" text NOT NULL,
	"version" integer NOT NULL,
	"place" text NOT NULL,
	"account_id" text NOT NULL,
	"review_id" text NOT NULL,
	"note_sealed" bytea,
	"said_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_upsets_report_id_version_place_account_id_pk" PRIMARY KEY("report_id","version","place","account_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" "review_kind" NOT NULL,
	"state" "review_state" DEFAULT 'open' NOT NULL,
	"subject" text NOT NULL,
	"report_type" "report_type" NOT NULL,
	"lang" text NOT NULL,
	"key" text,
	"text_version" integer,
	"report_id" text,
	"version" integer,
	"place" text NOT NULL,
	"worded" boolean DEFAULT false NOT NULL,
	"texts" jsonb NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_upsets" ADD CONSTRAINT "report_upsets_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_upsets" ADD CONSTRAINT "report_upsets_version_fk" FOREIGN KEY ("report_id","version") REFERENCES "public"."report_versions"("report_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_upsets_review_id_idx" ON "report_upsets" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "report_upsets_account_id_idx" ON "report_upsets" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_undecided_key" ON "reviews" USING btree ("subject") WHERE "reviews"."state" in ('open', 'held', 'takenBack');--> statement-breakpoint
CREATE INDEX "reviews_subject_idx" ON "reviews" USING btree ("subject","opened_at");--> statement-breakpoint
CREATE INDEX "reviews_opened_at_idx" ON "reviews" USING btree ("opened_at","id");--> statement-breakpoint
CREATE INDEX "reviews_state_idx" ON "reviews" USING btree ("state","opened_at","id");--> statement-breakpoint
CREATE INDEX "reviews_report_id_idx" ON "reviews" USING btree ("report_id") WHERE "reviews"."report_id" is not null;--> statement-breakpoint
-- An account that is erased stays as an empty row: what upset its owner goes.
CREATE FUNCTION "forget_upsets_of_account"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM report_upsets WHERE account_id = NEW.id;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "users_forget_upsets" AFTER UPDATE OF "status" ON "users" FOR EACH ROW
  WHEN (NEW."status" = 'DELETED')
  EXECUTE FUNCTION "forget_upsets_of_account"();
