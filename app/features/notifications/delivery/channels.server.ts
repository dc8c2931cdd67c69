import type { Environment } from "../../../platform/environment.server.ts";
import { type Crm, createCrm } from "../crm/crm.server.ts";
import { createMailer, type Mailer } from "../post/mailer.server.ts";
import { createTelegram, type Telegram } from "../telegram/telegram.server.ts";

/** The ways out of the house. A channel that is not configured is absent: nothing is sent through it. */
export type Channels = {
	readonly letter: Mailer;
	readonly telegram: Telegram | undefined;
	readonly crm: Crm | undefined;
};

/** Where the stand-ins listen; undefined where none may run. */
export type StandIns = { readonly telegram: string; readonly crm: string } | undefined;

const STAND_IN_TOKEN = "1:stand-in";

/** Real services where the environment names them, otherwise the stand-ins where those may run. */
export function openChannels(environment: Environment, mailFolder: string, standIns: StandIns): Channels {
	const telegramBase = environment.TELEGRAM_BOT_TOKEN
		? (environment.TELEGRAM_API_BASE ?? "https://api.telegram.org")
		: standIns?.telegram;
	const crmBase = environment.CRM_TOKEN ? environment.CRM_API_BASE : standIns?.crm;
	return {
		letter: createMailer({
			...(environment.SMTP_URL ? { smtpUrl: environment.SMTP_URL } : {}),
			folder: mailFolder,
			from: environment.MAIL_FROM ?? `no-reply@${new URL(environment.publicUrl).hostname}`,
		}),
		telegram: telegramBase
			? createTelegram({
					apiBase: telegramBase,
					token: environment.TELEGRAM_BOT_TOKEN ?? STAND_IN_TOKEN,
					chatId: environment.TELEGRAM_CHAT_ID ?? "1",
				})
			: undefined,
		crm: crmBase ? createCrm({ apiBase: crmBase, token: environment.CRM_TOKEN ?? STAND_IN_TOKEN }) : undefined,
	};
}
