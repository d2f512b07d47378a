CREATE TABLE "birth_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL,
	"branch_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"headings" text[] NOT NULL,
	"columns" text[] NOT NULL,
	"ignored" text[] NOT NULL,
	"row_count" integer NOT NULL,
	"error_count" integer NOT NULL,
	"state" text DEFAULT 'checked' NOT NULL,
	"stopped_for" text,
	"turn" integer DEFAULT 0 NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"begun_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "birth_import_places" (
	"import_id" text NOT NULL,
	"place_no" integer NOT NULL,
	"text" text NOT NULL,
	"country" text NOT NULL,
	"row_count" integer NOT NULL,
	"choice" text NOT NULL,
	"place_id" text,
	"description" text,
	"candidates" jsonb NOT NULL,
	CONSTRAINT "birth_import_places_import_id_place_no_pk" PRIMARY KEY("import_id","place_no")
);
--> statement-breakpoint
CREATE TABLE "birth_import_rows" (
	"import_id" text NOT NULL,
	"row_no" integer NOT NULL,
	"group_id" text NOT NULL,
	"cells" text[],
	"name" text,
	"name_key" text,
	"gender" text,
	"date_of_birth" text,
	"time_of_birth" text,
	"time_accuracy" text,
	"birth_type" text,
	"referred_by" text,
	"mobile" text,
	"city" text,
	"evidence" text,
	"place_no" integer,
	"fingerprint" text,
	"outcome" text NOT NULL,
	"reason" text,
	"same_row" integer,
	"same_at" timestamp with time zone,
	"report_id" text,
	"taken_at" timestamp with time zone,
	CONSTRAINT "birth_import_rows_import_id_row_no_pk" PRIMARY KEY("import_id","row_no")
);
--> statement-breakpoint
CREATE TABLE "birth_import_errors" (
	"import_id" text NOT NULL,
	"row_no" integer NOT NULL,
	"column_no" integer NOT NULL,
	"cause" text NOT NULL,
	"value" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "birth_imports" ADD CONSTRAINT "birth_imports_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "birth_imports" ADD CONSTRAINT "birth_imports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "birth_imports" ADD CONSTRAINT "birth_imports_branch_of_group_fk" FOREIGN KEY ("group_id","branch_id") REFERENCES "public"."branches"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "birth_import_places" ADD CONSTRAINT "birth_import_places_import_id_birth_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."birth_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "birth_import_rows" ADD CONSTRAINT "birth_import_rows_import_id_birth_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."birth_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "birth_import_rows" ADD CONSTRAINT "birth_import_rows_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "birth_import_errors" ADD CONSTRAINT "birth_import_errors_import_id_birth_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."birth_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "birth_imports_group_id_idx" ON "birth_imports" USING btree ("group_id","created_at");--> statement-breakpoint
CREATE INDEX "birth_imports_owner_id_idx" ON "birth_imports" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "birth_imports_state_idx" ON "birth_imports" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "birth_import_rows_taken_key" ON "birth_import_rows" USING btree ("group_id","fingerprint") WHERE "birth_import_rows"."report_id" is not null;--> statement-breakpoint
CREATE INDEX "birth_import_rows_report_id_idx" ON "birth_import_rows" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "birth_import_errors_idx" ON "birth_import_errors" USING btree ("import_id","row_no","column_no");--> statement-breakpoint
ALTER TYPE "public"."notification_kind" ADD VALUE 'births.imported';
