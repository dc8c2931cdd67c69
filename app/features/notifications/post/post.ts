import type { SendMailOptions } from "nodemailer";
import type { DeliveryOutcome } from "../delivery/delivery-outcome.ts";

/** Takes a checked letter away. */
export type Post = (message: SendMailOptions & { readonly date: Date }, id: string) => Promise<DeliveryOutcome>;
