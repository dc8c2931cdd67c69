import { useEffect, useState } from "react";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { CopyButton } from "../../../../ui/button/copy-button.tsx";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { AnyLink } from "../../../../ui/link/any-link.tsx";
import "./share.css";

type ShareProps = { title: string; url: string };

const NETWORKS = {
	telegram: ({ title, url }: ShareProps) => `https://t.me/share/url?${new URLSearchParams({ url, text: title })}`,
	whatsapp: ({ title, url }: ShareProps) => `https://wa.me/?${new URLSearchParams({ text: `${title} ${url}` })}`,
	vk: ({ title, url }: ShareProps) => `https://vk.com/share.php?${new URLSearchParams({ url, title })}`,
	// Mail programs read "+" as it is.
	mail: ({ title, url }: ShareProps) => `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`,
} as const;

/** Ways to pass a post on. It opens and its links work without script. */
export function Share(post: ShareProps) {
	const t = useTranslations("blog.share");
	return (
		<details className="share">
			<summary className="btn" data-size="sm" data-variant="secondary">
				<Icon name="share-2" />
				{t("open")}
			</summary>
			<ul className="share__ways">
				{(["telegram", "whatsapp", "vk", "mail"] as const).map((network) => (
					<li key={network}>
						<AnyLink href={NETWORKS[network](post)}>{t(network)}</AnyLink>
					</li>
				))}
				<ScriptWays {...post} />
			</ul>
		</details>
	);
}

function ScriptWays({ title, url }: ShareProps) {
	const t = useTranslations("blog.share");
	const [canShare, setCanShare] = useState(false);
	useEffect(() => setCanShare("share" in navigator), []);
	async function share() {
		// Closing the system's sheet is no failure.
		await navigator.share({ title, url }).catch(() => undefined);
	}
	return (
		<>
			<li aria-live="polite" className="needs-script">
				<CopyButton text={url} variant="ghost" words={{ copy: t("copy"), copied: t("copied") }} />
			</li>
			{canShare && (
				<li>
					<Button icon="send" onClick={share} size="sm" type="button" variant="ghost">
						{t("native")}
					</Button>
				</li>
			)}
		</>
	);
}
