ALTER TABLE "groups" ADD COLUMN "form_token_hash" "bytea";--> statement-breakpoint
UPDATE "groups" SET "form_token_hash" = sha256(convert_to("form_token", 'UTF8')) WHERE "form_token" <> '';--> statement-breakpoint
ALTER TABLE "groups" DROP COLUMN "form_token";--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_form_token_hash_key" UNIQUE("form_token_hash");