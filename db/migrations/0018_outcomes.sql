CREATE TABLE "outcome_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"outcome_meeting_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"number" text,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"nominee" text,
	"share_class" text,
	"counts" jsonb NOT NULL,
	"unread" text[] DEFAULT '{}' NOT NULL,
	"stated_result" text,
	"check_result" text NOT NULL,
	"source" text NOT NULL,
	"page" integer,
	"quote" text DEFAULT '' NOT NULL,
	"boxes" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outcome_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "outcome_meetings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"document_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"meeting_date" date NOT NULL,
	"date_source" text NOT NULL,
	"meeting_type" text,
	"is_amendment" boolean NOT NULL,
	"is_preliminary" boolean DEFAULT false NOT NULL,
	"shares_present" double precision,
	"frequency" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outcome_meetings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "outcome_readings" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"revision" integer NOT NULL,
	"has_item" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outcome_readings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "outcome_lines" ADD CONSTRAINT "outcome_lines_outcome_meeting_id_outcome_meetings_id_fk" FOREIGN KEY ("outcome_meeting_id") REFERENCES "public"."outcome_meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcome_lines" ADD CONSTRAINT "outcome_lines_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcome_meetings" ADD CONSTRAINT "outcome_meetings_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcome_meetings" ADD CONSTRAINT "outcome_meetings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcome_readings" ADD CONSTRAINT "outcome_readings_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "outcome_lines_meeting_idx" ON "outcome_lines" USING btree ("outcome_meeting_id","ordinal");--> statement-breakpoint
CREATE INDEX "outcome_lines_document_idx" ON "outcome_lines" USING btree ("document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outcome_meetings_document_idx" ON "outcome_meetings" USING btree ("document_id","ordinal");--> statement-breakpoint
CREATE INDEX "outcome_meetings_company_idx" ON "outcome_meetings" USING btree ("company_id","meeting_date");--> statement-breakpoint
CREATE POLICY "rows_of_parent" ON "outcome_lines" AS PERMISSIVE FOR SELECT TO public USING (exists (select 1 from "documents" where "documents"."id" = "outcome_lines"."document_id"));--> statement-breakpoint
CREATE POLICY "rows_of_parent" ON "outcome_meetings" AS PERMISSIVE FOR SELECT TO public USING (exists (select 1 from "documents" where "documents"."id" = "outcome_meetings"."document_id"));--> statement-breakpoint
CREATE POLICY "rows_of_parent" ON "outcome_readings" AS PERMISSIVE FOR SELECT TO public USING (exists (select 1 from "documents" where "documents"."id" = "outcome_readings"."document_id"));