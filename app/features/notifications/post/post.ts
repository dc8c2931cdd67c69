import type { SendMailOptions } from "nodemailer";
import type { DeliveryOutcome } from "../delivery/delivery-outcome.ts";

/**
 * Sends a letter whose headers were checked, by SMTP or into a folder. `id` names the file there; it is the same at every attempt.
 */
export type Post = (message: SendMailOptions & { readonly date: Date }, id: string) => Promise<DeliveryOutcome>;
