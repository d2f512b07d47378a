ALTER TYPE "public"."notification_kind" ADD VALUE 'security.password';--> statement-breakpoint
ALTER TYPE "public"."notification_kind" ADD VALUE 'security.email';--> statement-breakpoint
ALTER TYPE "public"."notification_kind" ADD VALUE 'security.locked';