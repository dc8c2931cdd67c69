import layout from "./layout/words.en.json";
import navigation from "./navigation/words.en.json";
import ui from "./ui/words.en.json";

export default { layout, navigation, ui };
