ALTER TABLE "subscription_groups" DROP COLUMN "total_runs";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "total_runs";