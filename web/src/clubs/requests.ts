// Requests about clubs and their seasons.
import { api } from "../lib/api";
import type {
  ClubAnswer,
  ClubCard,
  ClubCodeAnswer,
  ClubEventAnswer,
  ClubRoleAnswer,
  ClubSettings,
  NewClubAnswer,
  NewClubTable,
  NewTableAnswer,
  SeasonAnswer,
  SeasonIdAnswer,
  SeasonModel,
} from "../wire/types";

export const listedClubs = (): Promise<ClubCard[]> => api.get("/api/clubs");
export const myClubs = (): Promise<ClubCard[]> => api.get("/api/me/clubs");
export const foundClub = (settings: ClubSettings): Promise<NewClubAnswer> => api.post("/api/clubs", settings);
export const readClub = (id: string): Promise<ClubAnswer> => api.get(`/api/clubs/${id}`);
export const changeClub = (id: string, settings: ClubSettings): Promise<void> =>
  api.put(`/api/clubs/${id}`, settings);
export const deleteClub = (id: string): Promise<void> => api.delete(`/api/clubs/${id}`);
export const renewLink = (id: string): Promise<ClubCodeAnswer> => api.post(`/api/clubs/${id}/link`, {});
export const joinClub = (id: string, code: string | null): Promise<ClubRoleAnswer> =>
  api.post(`/api/clubs/${id}/join`, { code });
export const setRole = (id: string, player: string, role: "organiser" | "member" | "barred"): Promise<void> =>
  api.put(`/api/clubs/${id}/members/${player}`, { role });
export const removeMember = (id: string, player: string): Promise<void> =>
  api.delete(`/api/clubs/${id}/members/${player}`);
export const clubLog = (id: string): Promise<ClubEventAnswer[]> => api.get(`/api/clubs/${id}/log`);
export const openClubTable = (id: string, table: Partial<NewClubTable>): Promise<NewTableAnswer> =>
  api.post(`/api/clubs/${id}/tables`, table);
export const readSeason = (id: string, season: string): Promise<SeasonAnswer> =>
  api.get(`/api/clubs/${id}/seasons/${season}`);
export const writeSeason = async (
  id: string,
  season: string | null,
  wanted: SeasonModel,
): Promise<string> => {
  if (season === null) return (await api.post<SeasonIdAnswer>(`/api/clubs/${id}/seasons`, wanted)).id;
  await api.put(`/api/clubs/${id}/seasons/${season}`, wanted);
  return season;
};
export const deleteSeason = (id: string, season: string): Promise<void> =>
  api.delete(`/api/clubs/${id}/seasons/${season}`);
