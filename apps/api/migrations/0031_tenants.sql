CREATE INDEX "users_branch_id_idx" ON "users" USING btree ("branch_id") WHERE "users"."branch_id" is not null;--> statement-breakpoint
-- What these triggers keep beside a table is kept for the product, whoever changed the table: a role that reaches few rows would keep too little.
ALTER FUNCTION "end_sessions_of_user"() SECURITY DEFINER SET search_path = public, pg_temp;--> statement-breakpoint
ALTER FUNCTION "count_reports"() SECURITY DEFINER SET search_path = public, pg_temp;--> statement-breakpoint
ALTER FUNCTION "recount_report"() SECURITY DEFINER SET search_path = public, pg_temp;--> statement-breakpoint
ALTER FUNCTION "reports_searched"() SECURITY DEFINER SET search_path = public, pg_temp;--> statement-breakpoint
ALTER FUNCTION "users_searched"() SECURITY DEFINER SET search_path = public, pg_temp;--> statement-breakpoint
ALTER FUNCTION "count_group_usage"() SECURITY DEFINER SET search_path = public, pg_temp;
