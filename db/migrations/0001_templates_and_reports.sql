CREATE TABLE "report_answers" (
	"report_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"query_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_answers_report_id_revision_query_id_pk" PRIMARY KEY("report_id","revision","query_id")
);
--> statement-breakpoint
CREATE TABLE "report_revisions" (
	"report_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"document_ids" uuid[] NOT NULL,
	"template_snapshot" jsonb NOT NULL,
	"document_snapshot" jsonb NOT NULL,
	"results" jsonb NOT NULL,
	"flag_status" jsonb,
	"started_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	CONSTRAINT "report_revisions_report_id_revision_pk" PRIMARY KEY("report_id","revision")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" text NOT NULL,
	"organization_id" text,
	"created_by" text NOT NULL,
	"company_id" uuid NOT NULL,
	"company_name" text NOT NULL,
	"company_ticker" text NOT NULL,
	"template_id" text NOT NULL,
	"template_name" text NOT NULL,
	"title" text NOT NULL,
	"visibility" text NOT NULL,
	"agm_date" date,
	"document_ids" uuid[] NOT NULL,
	"status" text DEFAULT 'processing' NOT NULL,
	"failure_reason" text,
	"progress_done" integer DEFAULT 0 NOT NULL,
	"progress_total" integer DEFAULT 0 NOT NULL,
	"progress_message" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"job_id" uuid,
	"template_snapshot" jsonb NOT NULL,
	"document_snapshot" jsonb NOT NULL,
	"results" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"flag_status" jsonb,
	"has_triggered_flags" boolean DEFAULT false NOT NULL,
	"queries_answered" integer DEFAULT 0 NOT NULL,
	"queries_executed" integer DEFAULT 0 NOT NULL,
	"subscription_id" uuid,
	"group_id" uuid,
	"started_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_flags" (
	"tenant_id" text NOT NULL,
	"template_id" text NOT NULL,
	"flag_configuration" text NOT NULL,
	"lines_from_queries" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "template_flags_tenant_id_template_id_pk" PRIMARY KEY("tenant_id","template_id")
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" text NOT NULL,
	"created_by" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"queries" jsonb NOT NULL,
	"category_mapping" jsonb NOT NULL,
	"category_order" jsonb NOT NULL,
	"visibility" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_answers" ADD CONSTRAINT "report_answers_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_revisions" ADD CONSTRAINT "report_revisions_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_tenant_idx" ON "reports" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_company_idx" ON "reports" USING btree ("tenant_id","company_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_subscription_idx" ON "reports" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "reports_group_idx" ON "reports" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "reports_job_idx" ON "reports" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "templates_tenant_idx" ON "templates" USING btree ("tenant_id","visibility","created_by");