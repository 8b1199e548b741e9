ALTER TABLE "account" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "invitation" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "member" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "organization" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "rate_limit" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "session" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "user" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "verification" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "companies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tenant_companies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "chunks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "document_pages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "facts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "hidden_documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "engagement_email_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "engagement_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "engagement_note_revisions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "engagement_objectives" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "engagements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "job_outbox" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "jobs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_chain_heads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_records" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tenant_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "queries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "report_answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "report_revisions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "report_queue" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "report_usage" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "subscription_group_companies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "subscription_groups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "template_flags" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "templates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "invitation" AS PERMISSIVE FOR SELECT TO public USING ("invitation"."organization_id" = (select current_setting('plumbline.tenant_id', true)));--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "member" AS PERMISSIVE FOR SELECT TO public USING ("member"."organization_id" = (select current_setting('plumbline.tenant_id', true)));--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "organization" AS PERMISSIVE FOR SELECT TO public USING ("organization"."id" = (select current_setting('plumbline.tenant_id', true)));--> statement-breakpoint
CREATE POLICY "oneself" ON "user" AS PERMISSIVE FOR SELECT TO public USING ("user"."id" = (select current_setting('plumbline.user_id', true)));--> statement-breakpoint
CREATE POLICY "everybody_reads" ON "companies" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "requests_add_typed" ON "companies" AS PERMISSIVE FOR INSERT TO public WITH CHECK ("companies"."source" = 'user');--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "tenant_companies" AS PERMISSIVE FOR ALL TO public USING ("tenant_companies"."tenant_id" = (select current_setting('plumbline.tenant_id', true)));--> statement-breakpoint
CREATE POLICY "rows_of_parent" ON "chunks" AS PERMISSIVE FOR SELECT TO public USING (exists (select 1 from "documents" where "documents"."id" = "chunks"."document_id"));--> statement-breakpoint
CREATE POLICY "rows_of_parent" ON "document_pages" AS PERMISSIVE FOR SELECT TO public USING (exists (select 1 from "documents" where "documents"."id" = "document_pages"."document_id"));--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "documents" AS PERMISSIVE FOR ALL TO public USING ("documents"."tenant_id" = (select current_setting('plumbline.tenant_id', true)));--> statement-breakpoint
CREATE POLICY "edgar_read_by_all" ON "documents" AS PERMISSIVE FOR SELECT TO public USING ("documents"."tenant_id" is null);--> statement-breakpoint
CREATE POLICY "rows_of_parent" ON "facts" AS PERMISSIVE FOR SELECT TO public USING (exists (select 1 from "documents" where "documents"."id" = "facts"."document_id"));--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "hidden_documents" AS PERMISSIVE FOR ALL TO public USING ("hidden_documents"."tenant_id" = (select current_setting('plumbline.tenant_id', true)));--> statement-breakpoint
CREATE POLICY "rows_of_parent" ON "engagement_email_versions" AS PERMISSIVE FOR ALL TO public USING (exists (select 1 from "engagements" where "engagements"."id" = "engagement_email_versions"."engagement_id"));--> statement-breakpoint
CREATE POLICY "rows_of_parent" ON "engagement_events" AS PERMISSIVE FOR ALL TO public USING (exists (select 1 from "engagements" where "engagements"."id" = "engagement_events"."engagement_id"));--> statement-breakpoint
CREATE POLICY "rows_of_parent" ON "engagement_note_revisions" AS PERMISSIVE FOR ALL TO public USING (exists (select 1 from "engagements" where "engagements"."id" = "engagement_note_revisions"."engagement_id"));--> statement-breakpoint
CREATE POLICY "rows_of_parent" ON "engagement_objectives" AS PERMISSIVE FOR ALL TO public USING (exists (select 1 from "engagements" where "engagements"."id" = "engagement_objectives"."engagement_id"));--> statement-breakpoint
CREATE POLICY "visible_rows" ON "engagements" AS PERMISSIVE FOR ALL TO public USING ("engagements"."tenant_id" = (select current_setting('plumbline.tenant_id', true)) and ("engagements"."visibility" = 'organization' or "engagements"."created_by" = (select current_setting('plumbline.user_id', true))));--> statement-breakpoint
CREATE POLICY "requests_add" ON "job_outbox" AS PERMISSIVE FOR INSERT TO public WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "jobs" AS PERMISSIVE FOR ALL TO public USING ("jobs"."tenant_id" = (select current_setting('plumbline.tenant_id', true)));--> statement-breakpoint
CREATE POLICY "own_rows" ON "notifications" AS PERMISSIVE FOR ALL TO public USING ("notifications"."tenant_id" = (select current_setting('plumbline.tenant_id', true)) and "notifications"."user_id" = (select current_setting('plumbline.user_id', true)));--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "audit_chain_heads" AS PERMISSIVE FOR SELECT TO public USING ("audit_chain_heads"."tenant_id" = (select current_setting('plumbline.tenant_id', true)));--> statement-breakpoint
CREATE POLICY "tenant_reads" ON "audit_records" AS PERMISSIVE FOR SELECT TO public USING ("audit_records"."tenant_id" = (select current_setting('plumbline.tenant_id', true)));--> statement-breakpoint
CREATE POLICY "tenant_adds" ON "audit_records" AS PERMISSIVE FOR INSERT TO public WITH CHECK ("audit_records"."tenant_id" = (select current_setting('plumbline.tenant_id', true)));--> statement-breakpoint
CREATE POLICY "own_rows" ON "idempotency_keys" AS PERMISSIVE FOR ALL TO public USING ("idempotency_keys"."tenant_id" = (select current_setting('plumbline.tenant_id', true)) and "idempotency_keys"."user_id" = (select current_setting('plumbline.user_id', true)));--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "tenant_settings" AS PERMISSIVE FOR ALL TO public USING ("tenant_settings"."tenant_id" = (select current_setting('plumbline.tenant_id', true)));--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "queries" AS PERMISSIVE FOR ALL TO public USING ("queries"."tenant_id" = (select current_setting('plumbline.tenant_id', true)));--> statement-breakpoint
CREATE POLICY "rows_of_parent" ON "report_answers" AS PERMISSIVE FOR ALL TO public USING (exists (select 1 from "reports" where "reports"."id" = "report_answers"."report_id"));--> statement-breakpoint
CREATE POLICY "rows_of_parent" ON "report_revisions" AS PERMISSIVE FOR ALL TO public USING (exists (select 1 from "reports" where "reports"."id" = "report_revisions"."report_id"));--> statement-breakpoint
CREATE POLICY "visible_rows" ON "reports" AS PERMISSIVE FOR ALL TO public USING ("reports"."tenant_id" = (select current_setting('plumbline.tenant_id', true)) and ("reports"."visibility" = 'organization' or "reports"."created_by" = (select current_setting('plumbline.user_id', true))));--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "report_queue" AS PERMISSIVE FOR ALL TO public USING ("report_queue"."tenant_id" = (select current_setting('plumbline.tenant_id', true)));--> statement-breakpoint
CREATE POLICY "rows_of_subscription" ON "report_usage" AS PERMISSIVE FOR ALL TO public USING (exists (select 1 from "subscriptions" where "subscriptions"."id" = "report_usage"."watch_id"));--> statement-breakpoint
CREATE POLICY "rows_of_group" ON "report_usage" AS PERMISSIVE FOR ALL TO public USING (exists (select 1 from "subscription_groups" where "subscription_groups"."id" = "report_usage"."watch_id"));--> statement-breakpoint
CREATE POLICY "rows_of_parent" ON "subscription_group_companies" AS PERMISSIVE FOR ALL TO public USING (exists (select 1 from "subscription_groups" where "subscription_groups"."id" = "subscription_group_companies"."group_id"));--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "subscription_groups" AS PERMISSIVE FOR ALL TO public USING ("subscription_groups"."tenant_id" = (select current_setting('plumbline.tenant_id', true)));--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "subscriptions" AS PERMISSIVE FOR ALL TO public USING ("subscriptions"."tenant_id" = (select current_setting('plumbline.tenant_id', true)));--> statement-breakpoint
CREATE POLICY "tenant_rows" ON "template_flags" AS PERMISSIVE FOR ALL TO public USING ("template_flags"."tenant_id" = (select current_setting('plumbline.tenant_id', true)));--> statement-breakpoint
CREATE POLICY "visible_rows" ON "templates" AS PERMISSIVE FOR ALL TO public USING ("templates"."tenant_id" = (select current_setting('plumbline.tenant_id', true)) and ("templates"."visibility" = 'organization' or "templates"."created_by" = (select current_setting('plumbline.user_id', true))));