ALTER TABLE "reports" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "reports_failed_at_idx" ON "reports" USING btree ("failed_at") WHERE "reports"."stage" = 'failed';--> statement-breakpoint
-- What was given up so far is taken up again, too.
UPDATE "reports" SET "failed_at" = now() WHERE "stage" = 'failed';
