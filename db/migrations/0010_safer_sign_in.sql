CREATE TABLE "demo_usage" (
	"tenant_id" text NOT NULL,
	"kind" text NOT NULL,
	"used" bigint NOT NULL,
	CONSTRAINT "demo_usage_tenant_id_kind_pk" PRIMARY KEY("tenant_id","kind")
);
--> statement-breakpoint
ALTER TABLE "demo_usage" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "demo_workspaces" (
	"tenant_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"filled_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "demo_workspaces_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
ALTER TABLE "demo_workspaces" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mail_counts" (
	"sender" text NOT NULL,
	"day" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "mail_counts_sender_day_pk" PRIMARY KEY("sender","day")
);
--> statement-breakpoint
ALTER TABLE "mail_counts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tenant_settings" ADD COLUMN "are_letters_allowed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "demo_usage" ADD CONSTRAINT "demo_usage_tenant_id_demo_workspaces_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."demo_workspaces"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_workspaces" ADD CONSTRAINT "demo_workspaces_tenant_id_organization_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_workspaces" ADD CONSTRAINT "demo_workspaces_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Tokens were stored as they are; from now on their hashes are. Everybody signs in once more.
DELETE FROM "session";--> statement-breakpoint
-- The account that all visitors of the demo shared can be entered no more; each has a workspace of its own now.
DELETE FROM "account" WHERE "user_id" IN (SELECT "id" FROM "user" WHERE "email" = 'demo@plumbline.example');
