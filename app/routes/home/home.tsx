import { useTranslations } from "use-intl";

export default function Home() {
	const t = useTranslations("home");
	return <h1>{t("title")}</h1>;
}
