ALTER TABLE "users" ADD COLUMN "last_sign_in_at" timestamp with time zone;--> statement-breakpoint
UPDATE "users" SET "last_sign_in_at" = seen.at
  FROM (SELECT "actor_id", max("at") AS at FROM "audit_log" WHERE "action" = 'login.succeeded' GROUP BY "actor_id") AS seen
  WHERE seen."actor_id" = "users"."id" AND "users"."group_id" IS NOT NULL;--> statement-breakpoint
CREATE TYPE "public"."member_file_state" AS ENUM('checked', 'sending', 'done');--> statement-breakpoint
CREATE TYPE "public"."member_outcome" AS ENUM('invited', 'member', 'waiting', 'refused', 'closed', 'paused');--> statement-breakpoint
CREATE TABLE "member_files" (
	"id" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL,
	"user_id" text NOT NULL,
	"file_name" text NOT NULL,
	"row_count" integer NOT NULL,
	"state" "member_file_state" DEFAULT 'checked' NOT NULL,
	"request_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_file_rows" (
	"file_id" text NOT NULL,
	"group_id" text NOT NULL,
	"row_no" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"role" "role" NOT NULL,
	"branch_id" text,
	"outcome" "member_outcome",
	CONSTRAINT "member_file_rows_file_id_row_no_pk" PRIMARY KEY("file_id","row_no")
);
--> statement-breakpoint
ALTER TABLE "member_files" ADD CONSTRAINT "member_files_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_files" ADD CONSTRAINT "member_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_file_rows" ADD CONSTRAINT "member_file_rows_file_id_member_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."member_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_file_rows" ADD CONSTRAINT "member_file_rows_branch_of_group_fk" FOREIGN KEY ("group_id","branch_id") REFERENCES "public"."branches"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_files_user_id_idx" ON "member_files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "member_files_group_id_idx" ON "member_files" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "member_files_created_at_idx" ON "member_files" USING btree ("created_at");
