CREATE TABLE "ballot_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"ballot_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ballot_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ballot_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ballot_id" uuid NOT NULL,
	"meeting_line_id" uuid,
	"ordinal" integer NOT NULL,
	"line" jsonb NOT NULL,
	"decision" jsonb NOT NULL,
	"policy_vote" text NOT NULL,
	"rationale" text DEFAULT '' NOT NULL,
	"vote" text,
	"reason" text,
	"set_by" text,
	"set_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "ballot_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ballots" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" text NOT NULL,
	"organization_id" text,
	"meeting_id" uuid NOT NULL,
	"policy_id" uuid NOT NULL,
	"policy_version" integer NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"filing_changed_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"prepared_by" text NOT NULL,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"changed_by" text,
	"changed_at" timestamp with time zone,
	"approved_by" text,
	"approved_at" timestamp with time zone,
	"voted_by" text,
	"voted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ballots" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "meeting_agendas" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"is_amendment" boolean NOT NULL,
	"meeting_date" date,
	"filing_date" date,
	"content" jsonb NOT NULL,
	"sheet" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"reader_version" integer NOT NULL,
	"unproven" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "meeting_agendas" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "meeting_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"meeting_id" uuid NOT NULL,
	"key" text NOT NULL,
	"ordinal" integer NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"topic" text,
	"title" text NOT NULL,
	"nominee" text,
	"proponent" text,
	"board_recommendation" text,
	"vote_standard" text,
	"details" jsonb,
	"evidence" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_weak" boolean DEFAULT false NOT NULL,
	"by_hand" text[] DEFAULT '{}' NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "meeting_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" text NOT NULL,
	"company_id" uuid NOT NULL,
	"meeting_date" date,
	"meeting_time" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"record_date" date,
	"meeting_type" text NOT NULL,
	"proxy_document_id" uuid,
	"proxy_revision" integer DEFAULT 0 NOT NULL,
	"amendment_document_ids" uuid[] DEFAULT '{}' NOT NULL,
	"evidence" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"by_hand" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "meetings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "voting_policies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" text NOT NULL,
	"organization_id" text,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"version" integer NOT NULL,
	"draft" jsonb,
	"draft_by" text,
	"draft_at" timestamp with time zone,
	"created_by" text NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "voting_policies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "voting_policy_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"policy_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"content" jsonb NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "voting_policy_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "voting_settings" (
	"tenant_id" text PRIMARY KEY NOT NULL,
	"is_second_pair_of_eyes" boolean DEFAULT true NOT NULL,
	"updated_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "voting_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "subscription_groups" ADD COLUMN "policy_id" uuid;--> statement-breakpoint
ALTER TABLE "ballot_events" ADD CONSTRAINT "ballot_events_ballot_id_ballots_id_fk" FOREIGN KEY ("ballot_id") REFERENCES "public"."ballots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ballot_lines" ADD CONSTRAINT "ballot_lines_ballot_id_ballots_id_fk" FOREIGN KEY ("ballot_id") REFERENCES "public"."ballots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ballot_lines" ADD CONSTRAINT "ballot_lines_meeting_line_id_meeting_lines_id_fk" FOREIGN KEY ("meeting_line_id") REFERENCES "public"."meeting_lines"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ballots" ADD CONSTRAINT "ballots_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ballots" ADD CONSTRAINT "ballots_policy_id_voting_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."voting_policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_agendas" ADD CONSTRAINT "meeting_agendas_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_agendas" ADD CONSTRAINT "meeting_agendas_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_lines" ADD CONSTRAINT "meeting_lines_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_proxy_document_id_documents_id_fk" FOREIGN KEY ("proxy_document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voting_policy_versions" ADD CONSTRAINT "voting_policy_versions_policy_id_voting_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."voting_policies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ballot_events_ballot_idx" ON "ballot_events" USING btree ("ballot_id","id");--> statement-breakpoint
CREATE INDEX "ballot_lines_ballot_idx" ON "ballot_lines" USING btree ("ballot_id","ordinal");--> statement-breakpoint
CREATE UNIQUE INDEX "ballots_meeting_policy_idx" ON "ballots" USING btree ("meeting_id","policy_id");--> statement-breakpoint
CREATE INDEX "ballots_tenant_idx" ON "ballots" USING btree ("tenant_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_token_idx" ON "calendar_feeds" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_user_idx" ON "calendar_feeds" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "meeting_agendas_company_idx" ON "meeting_agendas" USING btree ("company_id","meeting_date");--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_lines_key_idx" ON "meeting_lines" USING btree ("meeting_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "meetings_company_date_idx" ON "meetings" USING btree ("tenant_id","company_id","meeting_date");--> statement-breakpoint
CREATE UNIQUE INDEX "meetings_proxy_idx" ON "meetings" USING btree ("tenant_id","proxy_document_id");--> statement-breakpoint
CREATE INDEX "meetings_date_idx" ON "meetings" USING btree ("tenant_id","meeting_date");--> statement-breakpoint
CREATE INDEX "voting_policies_tenant_idx" ON "voting_policies" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "voting_policy_versions_number_idx" ON "voting_policy_versions" USING btree ("policy_id","number");--> statement-breakpoint
ALTER TABLE "subscription_groups" ADD CONSTRAINT "subscription_groups_policy_id_voting_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."voting_policies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "rows_of_parent" ON "ballot_events" AS PERMISSIVE FOR ALL TO public USING (exists (select 1 from "ballots" where "ballots"."id" = "ballot_events"."ballot_id"));--> statement-breakpoint
CREATE POLICY "rows_of_parent" ON "ballot_lines" AS PERMISSIVE FOR ALL TO public USING (exists (select 1 from "ballots" where "ballots"."id" = "ballot_lines"."ballot_id"));--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "ballots" AS PERMISSIVE FOR ALL TO public USING ("ballots"."tenant_id" = (select current_setting('plumbline.tenant_id', true)));--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "calendar_feeds" AS PERMISSIVE FOR ALL TO public USING ("calendar_feeds"."tenant_id" = (select current_setting('plumbline.tenant_id', true)));--> statement-breakpoint
CREATE POLICY "rows_of_parent" ON "meeting_agendas" AS PERMISSIVE FOR SELECT TO public USING (exists (select 1 from "documents" where "documents"."id" = "meeting_agendas"."document_id"));--> statement-breakpoint
CREATE POLICY "rows_of_parent" ON "meeting_lines" AS PERMISSIVE FOR ALL TO public USING (exists (select 1 from "meetings" where "meetings"."id" = "meeting_lines"."meeting_id"));--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "meetings" AS PERMISSIVE FOR ALL TO public USING ("meetings"."tenant_id" = (select current_setting('plumbline.tenant_id', true)));--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "voting_policies" AS PERMISSIVE FOR ALL TO public USING ("voting_policies"."tenant_id" = (select current_setting('plumbline.tenant_id', true)));--> statement-breakpoint
CREATE POLICY "rows_of_parent" ON "voting_policy_versions" AS PERMISSIVE FOR ALL TO public USING (exists (select 1 from "voting_policies" where "voting_policies"."id" = "voting_policy_versions"."policy_id"));--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "voting_settings" AS PERMISSIVE FOR ALL TO public USING ("voting_settings"."tenant_id" = (select current_setting('plumbline.tenant_id', true)));