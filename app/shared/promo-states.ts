/** Whether a promo code is taken. */
export const PROMO_STATUSES = ["active", "paused", "archived"] as const;

/** What a promo code is for. */
export const PROMO_SCOPES = ["all", "audience", "categories", "courses"] as const;
