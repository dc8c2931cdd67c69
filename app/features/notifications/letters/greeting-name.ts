const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’ .-]{0,39}$/u;
/** `evil.com`, but not the initials of `А.С. Пушкин`. */
const ADDRESS_LIKE = /\.\p{L}{2,}/u;

/**
 * A visitor's name fit for a greeting, undefined when it is not a name. Anybody can type somebody else's address into the
 * form: the name must not carry a link or a message to a stranger.
 */
export function greetingName(name: string): string | undefined {
	const trimmed = name.trim();
	return NAME.test(trimmed) && !ADDRESS_LIKE.test(trimmed) ? trimmed : undefined;
}
