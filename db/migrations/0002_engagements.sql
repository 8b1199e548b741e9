CREATE TABLE "engagement_email_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"engagement_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"subject" text NOT NULL,
	"content" text NOT NULL,
	"user_prompt" text,
	"kind" text NOT NULL,
	"base_version_id" uuid,
	"engine" text NOT NULL,
	"prompt_version" text DEFAULT '' NOT NULL,
	"plan" jsonb,
	"given_facts" text[] DEFAULT '{}' NOT NULL,
	"notes" text[] DEFAULT '{}' NOT NULL,
	"checks" jsonb NOT NULL,
	"overrides" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "engagement_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"engagement_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "engagement_note_revisions" (
	"engagement_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"notes" text NOT NULL,
	"written_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "engagement_note_revisions_engagement_id_revision_pk" PRIMARY KEY("engagement_id","revision")
);
--> statement-breakpoint
CREATE TABLE "engagement_objectives" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"engagement_id" uuid NOT NULL,
	"title" text NOT NULL,
	"flag_description" text,
	"milestone" text DEFAULT 'raised' NOT NULL,
	"milestone_dates" jsonb NOT NULL,
	"next_year" jsonb,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "engagements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" text NOT NULL,
	"organization_id" text,
	"created_by" text NOT NULL,
	"visibility" text NOT NULL,
	"company_id" uuid NOT NULL,
	"company_name" text NOT NULL,
	"company_ticker" text NOT NULL,
	"report_id" uuid NOT NULL,
	"report_title" text NOT NULL,
	"report_date" timestamp with time zone NOT NULL,
	"agm_date" date,
	"status" text DEFAULT 'draft' NOT NULL,
	"triggered_flags" jsonb NOT NULL,
	"triggered_flags_count" integer NOT NULL,
	"relevant_queries" jsonb NOT NULL,
	"documents" jsonb NOT NULL,
	"current_version_id" uuid,
	"email_versions_count" integer DEFAULT 0 NOT NULL,
	"email_sent_at" timestamp with time zone,
	"sent_to" text[] DEFAULT '{}' NOT NULL,
	"sent_version_id" uuid,
	"meeting_date" text,
	"meeting_duration_minutes" integer DEFAULT 60 NOT NULL,
	"meeting_location" text DEFAULT '' NOT NULL,
	"attendees" text[] DEFAULT '{}' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"action_items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"follow_up_required" boolean DEFAULT false NOT NULL,
	"notes_revision" integer DEFAULT 0 NOT NULL,
	"notes_updated_at" timestamp with time zone,
	"notes_updated_by" text,
	"summary" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engagement_email_versions" ADD CONSTRAINT "engagement_email_versions_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagement_events" ADD CONSTRAINT "engagement_events_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagement_note_revisions" ADD CONSTRAINT "engagement_note_revisions_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagement_objectives" ADD CONSTRAINT "engagement_objectives_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagements" ADD CONSTRAINT "engagements_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "engagement_email_versions_number_idx" ON "engagement_email_versions" USING btree ("engagement_id","number");--> statement-breakpoint
CREATE INDEX "engagement_events_engagement_idx" ON "engagement_events" USING btree ("engagement_id","id");--> statement-breakpoint
CREATE INDEX "engagement_objectives_engagement_idx" ON "engagement_objectives" USING btree ("engagement_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "engagements_report_idx" ON "engagements" USING btree ("tenant_id","report_id");--> statement-breakpoint
CREATE INDEX "engagements_list_idx" ON "engagements" USING btree ("tenant_id","status","updated_at");--> statement-breakpoint
CREATE INDEX "engagements_company_idx" ON "engagements" USING btree ("company_id");