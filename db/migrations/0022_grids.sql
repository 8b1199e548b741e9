CREATE TABLE "grid_cells" (
	"grid_id" uuid NOT NULL,
	"row_id" uuid NOT NULL,
	"column_id" uuid NOT NULL,
	"document_id" uuid,
	"reuse_key" text NOT NULL,
	"state" text NOT NULL,
	"text" text NOT NULL,
	"value" jsonb,
	"unit" text,
	"low" double precision,
	"high" double precision,
	"reason" text,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"engine" text NOT NULL,
	"times_computed" integer DEFAULT 1 NOT NULL,
	"is_flagged" boolean,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "grid_cells_grid_id_row_id_column_id_pk" PRIMARY KEY("grid_id","row_id","column_id")
);
--> statement-breakpoint
ALTER TABLE "grid_cells" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "grid_work" (
	"grid_id" uuid NOT NULL,
	"row_id" uuid NOT NULL,
	"column_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"claimed_by" uuid,
	"claimed_until" timestamp with time zone,
	CONSTRAINT "grid_work_grid_id_row_id_column_id_pk" PRIMARY KEY("grid_id","row_id","column_id")
);
--> statement-breakpoint
ALTER TABLE "grid_work" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "grids" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" text NOT NULL,
	"organization_id" text,
	"created_by" text NOT NULL,
	"name" text NOT NULL,
	"visibility" text NOT NULL,
	"rows" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "grids" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "grid_cells" ADD CONSTRAINT "grid_cells_grid_id_grids_id_fk" FOREIGN KEY ("grid_id") REFERENCES "public"."grids"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grid_cells" ADD CONSTRAINT "grid_cells_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grid_work" ADD CONSTRAINT "grid_work_grid_id_grids_id_fk" FOREIGN KEY ("grid_id") REFERENCES "public"."grids"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grid_work" ADD CONSTRAINT "grid_work_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grid_cells_reuse_idx" ON "grid_cells" USING btree ("reuse_key");--> statement-breakpoint
CREATE INDEX "grid_cells_changed_idx" ON "grid_cells" USING btree ("grid_id","updated_at");--> statement-breakpoint
CREATE INDEX "grid_work_job_idx" ON "grid_work" USING btree ("job_id","ordinal");--> statement-breakpoint
CREATE INDEX "grids_tenant_idx" ON "grids" USING btree ("tenant_id","updated_at");--> statement-breakpoint
CREATE POLICY "rows_of_parent" ON "grid_cells" AS PERMISSIVE FOR ALL TO public USING (exists (select 1 from "grids" where "grids"."id" = "grid_cells"."grid_id"));--> statement-breakpoint
CREATE POLICY "rows_of_parent" ON "grid_work" AS PERMISSIVE FOR ALL TO public USING (exists (select 1 from "grids" where "grids"."id" = "grid_work"."grid_id"));--> statement-breakpoint
CREATE POLICY "visible_rows" ON "grids" AS PERMISSIVE FOR ALL TO public USING ("grids"."tenant_id" = (select current_setting('plumbline.tenant_id', true)) and ("grids"."visibility" = 'organization' or "grids"."created_by" = (select current_setting('plumbline.user_id', true))));