/** Whether a promo code is accepted. */
export const PROMO_STATUSES = ["active", "paused", "archived"] as const;

/** What a promo code is for. */
export const PROMO_SCOPES = ["all", "audience", "categories", "courses"] as const;
