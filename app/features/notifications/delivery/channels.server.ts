import type { Environment } from "../../../platform/environment.server.ts";
import type { Log } from "../../../platform/log.server.ts";
import { type Crm, type CrmOptions, createCrm } from "../crm/crm.server.ts";
import { createMailer, type Mailer } from "../post/mailer.server.ts";
import { createTelegram, type Telegram, type TelegramOptions } from "../telegram/telegram.server.ts";

/** The services that messages are sent by. One that is not configured is undefined: nothing is sent by it. */
export type Channels = {
	readonly letter: Mailer;
	readonly telegram: Telegram | undefined;
	readonly crm: Crm | undefined;
};

/** The addresses of the stand-ins; undefined where none may run. */
export type StandIns = { readonly telegram: string; readonly crm: string } | undefined;

type ChannelParts = {
	/** The folder in which the default mail transport files letters. */
	readonly mailFolder: string;
	readonly standIns: StandIns;
	readonly log: Pick<Log, "warn">;
};

const STAND_IN_TOKEN = "1:stand-in";
const STAND_IN_CHAT = { token: STAND_IN_TOKEN, chatId: "1" };

/** Real services where the environment names an account, otherwise the stand-ins where those may run. */
export function openChannels(environment: Environment, { mailFolder, standIns, log }: ChannelParts): Channels {
	const telegram = readTelegramAccount(environment) ?? (standIns && { ...STAND_IN_CHAT, apiBase: standIns.telegram });
	const crm = readCrmAccount(environment) ?? (standIns && { apiBase: standIns.crm, token: STAND_IN_TOKEN });
	return {
		letter: createMailer({
			...(environment.SMTP_URL ? { smtpUrl: environment.SMTP_URL } : {}),
			folder: mailFolder,
			from: environment.MAIL_FROM ?? `no-reply@${new URL(environment.publicUrl).hostname}`,
		}),
		telegram:
			telegram &&
			createTelegram({
				...telegram,
				onMoved: (chatId) => log.warn(`The managers' chat became a supergroup: set TELEGRAM_CHAT_ID=${chatId}`),
			}),
		crm: crm && createCrm(crm),
	};
}

function readTelegramAccount(environment: Environment): TelegramOptions | undefined {
	const { TELEGRAM_BOT_TOKEN: token, TELEGRAM_CHAT_ID: chatId } = environment;
	if (!token || !chatId) return undefined;
	return { apiBase: environment.TELEGRAM_API_BASE ?? "https://api.telegram.org", token, chatId };
}

function readCrmAccount({ CRM_API_BASE: apiBase, CRM_TOKEN: token }: Environment): CrmOptions | undefined {
	return apiBase && token ? { apiBase, token } : undefined;
}
