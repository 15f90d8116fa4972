// What can be opened over the table, or stands beside it.
export type PanelName = "score" | "log" | "chat" | "last" | "menu";
