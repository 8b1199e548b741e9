CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" text NOT NULL,
	"organization_id" text,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"link" text NOT NULL,
	"subscription_id" uuid,
	"group_id" uuid,
	"report_id" uuid,
	"is_in_app" boolean NOT NULL,
	"is_by_email" boolean NOT NULL,
	"dedupe_key" text NOT NULL,
	"read_at" timestamp with time zone,
	"emailed_at" timestamp with time zone,
	"email_error" text,
	"email_attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_queue" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" text NOT NULL,
	"subscription_id" uuid,
	"group_id" uuid,
	"company_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"trigger_doc_type" text NOT NULL,
	"fiscal_year" integer NOT NULL,
	"generated_report_name" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"priority" integer NOT NULL,
	"scheduled_for" timestamp with time zone NOT NULL,
	"wait_reason" text,
	"wait_until" timestamp with time zone,
	"missing_document_types" text[] DEFAULT '{}' NOT NULL,
	"report_id" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure_reason" text,
	"counted_month" text,
	"counted_day" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "report_usage" (
	"watch_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"period" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "report_usage_watch_id_company_id_period_pk" PRIMARY KEY("watch_id","company_id","period")
);
--> statement-breakpoint
CREATE TABLE "subscription_group_companies" (
	"group_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"rate_limit_override" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscription_group_companies_group_id_company_id_pk" PRIMARY KEY("group_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "subscription_groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" text NOT NULL,
	"organization_id" text,
	"created_by" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"template_id" text NOT NULL,
	"monitored_document_types" text[] NOT NULL,
	"fiscal_year" integer NOT NULL,
	"report_name_template" text NOT NULL,
	"is_notified_by_email" boolean DEFAULT true NOT NULL,
	"is_notified_in_app" boolean DEFAULT true NOT NULL,
	"max_reports_per_month" integer NOT NULL,
	"total_runs" integer DEFAULT 0 NOT NULL,
	"last_triggered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"per_company_daily_limit" integer NOT NULL,
	"status" text DEFAULT 'active' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" text NOT NULL,
	"organization_id" text,
	"created_by" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"template_id" text NOT NULL,
	"monitored_document_types" text[] NOT NULL,
	"fiscal_year" integer NOT NULL,
	"report_name_template" text NOT NULL,
	"is_notified_by_email" boolean DEFAULT true NOT NULL,
	"is_notified_in_app" boolean DEFAULT true NOT NULL,
	"max_reports_per_month" integer NOT NULL,
	"total_runs" integer DEFAULT 0 NOT NULL,
	"last_triggered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"company_id" uuid NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'active' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_queue" ADD CONSTRAINT "report_queue_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_queue" ADD CONSTRAINT "report_queue_group_id_subscription_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."subscription_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_queue" ADD CONSTRAINT "report_queue_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_group_companies" ADD CONSTRAINT "subscription_group_companies_group_id_subscription_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."subscription_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_group_companies" ADD CONSTRAINT "subscription_group_companies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_dedupe_idx" ON "notifications" USING btree ("tenant_id","user_id","dedupe_key");--> statement-breakpoint
CREATE INDEX "notifications_inbox_idx" ON "notifications" USING btree ("tenant_id","user_id","created_at") WHERE "notifications"."is_in_app";--> statement-breakpoint
CREATE UNIQUE INDEX "report_queue_subscription_document_idx" ON "report_queue" USING btree ("subscription_id","document_id") WHERE "report_queue"."subscription_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "report_queue_group_document_idx" ON "report_queue" USING btree ("group_id","document_id") WHERE "report_queue"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "report_queue_due_idx" ON "report_queue" USING btree ("tenant_id","priority","created_at") WHERE "report_queue"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "report_queue_running_idx" ON "report_queue" USING btree ("tenant_id") WHERE "report_queue"."status" = 'running';--> statement-breakpoint
CREATE INDEX "report_queue_report_idx" ON "report_queue" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "report_queue_tenant_idx" ON "report_queue" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "subscription_group_companies_company_idx" ON "subscription_group_companies" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "subscription_groups_tenant_idx" ON "subscription_groups" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "subscription_groups_template_idx" ON "subscription_groups" USING btree ("tenant_id","template_id");--> statement-breakpoint
CREATE INDEX "subscriptions_tenant_idx" ON "subscriptions" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "subscriptions_company_idx" ON "subscriptions" USING btree ("company_id","status");--> statement-breakpoint
CREATE INDEX "subscriptions_template_idx" ON "subscriptions" USING btree ("tenant_id","template_id");