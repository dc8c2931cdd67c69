import type { MessageChannel } from "../../../../database/types.ts";

/** The details of messages that need only what is read when they are sent. */
type Nothing = Readonly<Record<string, never>>;

/** Messages of some kinds, by what they keep of the moment that they speak of; everything else is read when they are sent. */
export type Message<Channel extends MessageChannel, Kind extends string, Details extends object = Nothing> = {
	readonly channel: Channel;
	readonly kind: Kind;
	readonly details: Details;
};

/** A message as it is stored: another build may have written it, in a kind that this one does not know. */
export type StoredMessage = Message<MessageChannel, string, object>;
