CREATE INDEX "users_signed_up_idx" ON "users" USING btree ("created_at") WHERE "users"."role" = 'user';--> statement-breakpoint
CREATE INDEX "orders_paid_at_idx" ON "orders" USING btree ("paid_at","currency","amount_minor") WHERE "orders"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "mails_failed_at_idx" ON "mails" USING btree ("failed_at") WHERE "mails"."failed_at" is not null;