ALTER TABLE "consents" DROP CONSTRAINT "consents_pkey";--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_report_id_given_at_pk" PRIMARY KEY("report_id","given_at");--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD COLUMN "revoked_at" timestamp with time zone;
