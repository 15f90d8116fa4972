BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE events (
	table_id TEXT NOT NULL, 
	seq BIGINT NOT NULL, 
	kind TEXT NOT NULL, 
	data TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	player TEXT, 
	action_id TEXT, 
	PRIMARY KEY (table_id, seq)
);
INSERT INTO "events" VALUES('SR7diuvaETl0',1,'created','{"host":"NPsYeh0SizjW","options":{"title":"","variant":"nanjing","edition":"groo","house_rules":{"rounds":1,"target":null},"public":false,"spectators":true,"clock":null,"reserve":120.0,"bomb_window":0.0,"bot_pace":1.0,"between_rounds":20.0,"stand_in":"club"}}',1.79490091398952603335e+09,NULL,NULL);
INSERT INTO "events" VALUES('SR7diuvaETl0',2,'sat','{"place":0,"player":"NPsYeh0SizjW","name":"Sly Tiger","bot":null}',1.79490091398952603335e+09,NULL,NULL);
INSERT INTO "events" VALUES('SR7diuvaETl0',3,'sat','{"place":1,"player":"WwEBgfS8pr6t","name":"Quiet Tiger","bot":null}',1.79490091401034522053e+09,'WwEBgfS8pr6t',NULL);
INSERT INTO "events" VALUES('SR7diuvaETl0',4,'sat','{"place":2,"player":"VgXVNqGwQrOI","name":"Bright Toad","bot":null}',1.79490091403619170186e+09,'VgXVNqGwQrOI',NULL);
INSERT INTO "events" VALUES('SR7diuvaETl0',5,'sat','{"place":3,"player":"fp_WZwyKtIlW","name":"Kind Swift","bot":null}',1.79490091405803847308e+09,'fp_WZwyKtIlW',NULL);
INSERT INTO "events" VALUES('SR7diuvaETl0',6,'started','{}',1.79490091411503553393e+09,'NPsYeh0SizjW',NULL);
INSERT INTO "events" VALUES('SR7diuvaETl0',7,'dealt','{"deal":{"round":1,"dealer":0,"seating":[0,1,2,3],"hands":["2g 3g 8g Jb Jr Qb Qr Dr","4k 6b 7r 8b Qg Kg Ak Ab","2k 3r 5k 6g 7k 9r Tb Ag","2r 4r 5b 5r 7b 9k Tk Jk"],"stock":["2b 6k 7g 9g 9b Kb","3k 4b 5g Tg Qk Kr","3b 6r 8k Tr Jg Kk","Do Ma 4g 8r Ar Ph"]},"commitment":"ea8eec975c502de34f9f2bd43e25a4705e4cd220270adb85bf6f40b4ed2a3bdd","salt":"ee1cb499159026de068a229b908395e4feb708aab151375947a8c1558aff8fd0"}',1.79490091411503553393e+09,'NPsYeh0SizjW',NULL);
INSERT INTO "events" VALUES('SR7diuvaETl0',8,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"grand","call":false}}',1.7949009141309344769e+09,'NPsYeh0SizjW','3627f599-1');
INSERT INTO "events" VALUES('SR7diuvaETl0',9,'acted','{"seat":1,"place":1,"by":"player","action":{"type":"grand","call":false}}',1.79490091413601207735e+09,'WwEBgfS8pr6t','48f6a691-1');
INSERT INTO "events" VALUES('SR7diuvaETl0',10,'acted','{"seat":3,"place":3,"by":"player","action":{"type":"grand","call":false}}',1794900914.13955,'fp_WZwyKtIlW','c641e197-1');
INSERT INTO "events" VALUES('SR7diuvaETl0',11,'acted','{"seat":2,"place":2,"by":"player","action":{"type":"grand","call":false}}',1.7949009141432521343e+09,'VgXVNqGwQrOI','a95a0311-1');
INSERT INTO "events" VALUES('SR7diuvaETl0',12,'chat','{"player":"NPsYeh0SizjW","name":"Sly Tiger","watching":false,"text":"Good luck"}',1.79490091414707279206e+09,'NPsYeh0SizjW',NULL);
INSERT INTO "events" VALUES('SR7diuvaETl0',13,'acted','{"seat":2,"place":2,"by":"player","action":{"type":"exchange","give":{"0":"8k","1":"5k","3":"3b"}}}',1.79490091416704726219e+09,'VgXVNqGwQrOI','a95a0311-2');
INSERT INTO "events" VALUES('SR7diuvaETl0',14,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"exchange","give":{"1":"Jr","2":"Jb","3":"Qb"}}}',1.79490091422741365433e+09,'NPsYeh0SizjW','3627f599-2');
INSERT INTO "events" VALUES('SR7diuvaETl0',15,'acted','{"seat":1,"place":1,"by":"player","action":{"type":"exchange","give":{"0":"6b","2":"3k","3":"7r"}}}',1794900914.23247,'WwEBgfS8pr6t','48f6a691-2');
INSERT INTO "events" VALUES('SR7diuvaETl0',16,'acted','{"seat":3,"place":3,"by":"player","action":{"type":"exchange","give":{"0":"8r","1":"4r","2":"5r"}}}',1.79490091423853635787e+09,'fp_WZwyKtIlW','c641e197-2');
INSERT INTO "events" VALUES('SR7diuvaETl0',17,'acted','{"seat":3,"place":3,"by":"player","action":{"type":"play","cards":"Ma 2r 3b 4g 5b 7r Ph","as":"6","wish":"A"}}',1.79490091424350070949e+09,'fp_WZwyKtIlW','c641e197-3');
INSERT INTO "events" VALUES('SR7diuvaETl0',18,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"pass"}}',1.79490091424746155742e+09,'NPsYeh0SizjW','3627f599-3');
INSERT INTO "events" VALUES('SR7diuvaETl0',19,'acted','{"seat":1,"place":1,"by":"player","action":{"type":"pass"}}',1.79490091425550293922e+09,'WwEBgfS8pr6t','48f6a691-3');
INSERT INTO "events" VALUES('SR7diuvaETl0',20,'acted','{"seat":2,"place":2,"by":"player","action":{"type":"pass"}}',1.7949009142650537491e+09,'VgXVNqGwQrOI','a95a0311-3');
INSERT INTO "events" VALUES('SR7diuvaETl0',21,'acted','{"seat":3,"place":3,"by":"player","action":{"type":"take"}}',1794900914.26828,'fp_WZwyKtIlW','c641e197-4');
INSERT INTO "events" VALUES('SR7diuvaETl0',22,'acted','{"seat":3,"place":3,"by":"player","action":{"type":"play","cards":"Ar"}}',1.79490091427479720115e+09,'fp_WZwyKtIlW','c641e197-5');
INSERT INTO "events" VALUES('SR7diuvaETl0',23,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"play","cards":"Dr"}}',1.79490091427773380272e+09,'NPsYeh0SizjW','3627f599-4');
INSERT INTO "events" VALUES('SR7diuvaETl0',24,'acted','{"seat":1,"place":1,"by":"player","action":{"type":"pass"}}',1.79490091428101682666e+09,'WwEBgfS8pr6t','48f6a691-4');
INSERT INTO "events" VALUES('SR7diuvaETl0',25,'acted','{"seat":2,"place":2,"by":"player","action":{"type":"pass"}}',1.79490091428419899942e+09,'VgXVNqGwQrOI','a95a0311-4');
INSERT INTO "events" VALUES('SR7diuvaETl0',26,'acted','{"seat":3,"place":3,"by":"player","action":{"type":"pass"}}',1.79490091428857493401e+09,'fp_WZwyKtIlW','c641e197-6');
INSERT INTO "events" VALUES('SR7diuvaETl0',27,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"give","to":3}}',1.79490091429217028624e+09,'NPsYeh0SizjW','3627f599-5');
INSERT INTO "events" VALUES('SR7diuvaETl0',28,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"play","cards":"8g 8r"}}',1.79490091429883551598e+09,'NPsYeh0SizjW','3627f599-6');
INSERT INTO "events" VALUES('SR7diuvaETl0',29,'acted','{"seat":1,"place":1,"by":"player","action":{"type":"play","cards":"Qg Qk"}}',1.79490091430171728138e+09,'WwEBgfS8pr6t','48f6a691-5');
INSERT INTO "events" VALUES('SR7diuvaETl0',30,'acted','{"seat":2,"place":2,"by":"player","action":{"type":"pass"}}',1.7949009143045668602e+09,'VgXVNqGwQrOI','a95a0311-5');
INSERT INTO "events" VALUES('SR7diuvaETl0',31,'acted','{"seat":3,"place":3,"by":"player","action":{"type":"pass"}}',1.79490091430715370179e+09,'fp_WZwyKtIlW','c641e197-7');
INSERT INTO "events" VALUES('SR7diuvaETl0',32,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"pass"}}',1.79490091430996823312e+09,'NPsYeh0SizjW','3627f599-7');
INSERT INTO "events" VALUES('SR7diuvaETl0',33,'acted','{"seat":1,"place":1,"by":"player","action":{"type":"take"}}',1.79490091431420111653e+09,'WwEBgfS8pr6t','48f6a691-6');
INSERT INTO "events" VALUES('SR7diuvaETl0',34,'acted','{"seat":1,"place":1,"by":"player","action":{"type":"play","cards":"4b 4r 5g 5k"}}',1.79490091431878113744e+09,'WwEBgfS8pr6t','48f6a691-7');
INSERT INTO "events" VALUES('SR7diuvaETl0',35,'acted','{"seat":2,"place":2,"by":"player","action":{"type":"play","cards":"Tb Tr Jg Jb"}}',1.79490091432294368743e+09,'VgXVNqGwQrOI','a95a0311-6');
INSERT INTO "events" VALUES('SR7diuvaETl0',36,'acted','{"seat":3,"place":3,"by":"player","action":{"type":"pass"}}',1.79490091432692623141e+09,'fp_WZwyKtIlW','c641e197-8');
INSERT INTO "events" VALUES('SR7diuvaETl0',37,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"pass"}}',1.79490091433888530728e+09,'NPsYeh0SizjW','3627f599-8');
INSERT INTO "events" VALUES('SR7diuvaETl0',38,'acted','{"seat":1,"place":1,"by":"player","action":{"type":"pass"}}',1.79490091434254431723e+09,'WwEBgfS8pr6t','48f6a691-8');
INSERT INTO "events" VALUES('SR7diuvaETl0',39,'acted','{"seat":2,"place":2,"by":"player","action":{"type":"take"}}',1.79490091435145831112e+09,'VgXVNqGwQrOI','a95a0311-7');
INSERT INTO "events" VALUES('SR7diuvaETl0',40,'acted','{"seat":2,"place":2,"by":"player","action":{"type":"play","cards":"6g"}}',1.79490091435484576225e+09,'VgXVNqGwQrOI','a95a0311-8');
INSERT INTO "events" VALUES('SR7diuvaETl0',41,'acted','{"seat":3,"place":3,"by":"player","action":{"type":"play","cards":"Jk"}}',1.79490091435881090166e+09,'fp_WZwyKtIlW','c641e197-9');
INSERT INTO "events" VALUES('SR7diuvaETl0',42,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"play","cards":"Kb"}}',1.79490091436265897751e+09,'NPsYeh0SizjW','3627f599-9');
INSERT INTO "events" VALUES('SR7diuvaETl0',43,'acted','{"seat":1,"place":1,"by":"player","action":{"type":"play","cards":"Ab"}}',1.7949009143711798191e+09,'WwEBgfS8pr6t','48f6a691-9');
INSERT INTO "events" VALUES('SR7diuvaETl0',44,'acted','{"seat":2,"place":2,"by":"player","action":{"type":"pass"}}',1.79490091438017511371e+09,'VgXVNqGwQrOI','a95a0311-9');
INSERT INTO "events" VALUES('SR7diuvaETl0',45,'acted','{"seat":3,"place":3,"by":"player","action":{"type":"pass"}}',1.79490091439136099818e+09,'fp_WZwyKtIlW','c641e197-10');
INSERT INTO "events" VALUES('SR7diuvaETl0',46,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"pass"}}',1.79490091440336799622e+09,'NPsYeh0SizjW','3627f599-10');
INSERT INTO "events" VALUES('SR7diuvaETl0',47,'acted','{"seat":1,"place":1,"by":"player","action":{"type":"take"}}',1.79490091440759944917e+09,'WwEBgfS8pr6t','48f6a691-10');
INSERT INTO "events" VALUES('SR7diuvaETl0',48,'acted','{"seat":1,"place":1,"by":"player","action":{"type":"play","cards":"Jr"}}',1.79490091441483759883e+09,'WwEBgfS8pr6t','48f6a691-11');
INSERT INTO "events" VALUES('SR7diuvaETl0',49,'acted','{"seat":2,"place":2,"by":"player","action":{"type":"pass"}}',1.79490091441918516159e+09,'VgXVNqGwQrOI','a95a0311-10');
INSERT INTO "events" VALUES('SR7diuvaETl0',50,'acted','{"seat":3,"place":3,"by":"player","action":{"type":"play","cards":"Qb"}}',1.79490091442745399469e+09,'fp_WZwyKtIlW','c641e197-11');
INSERT INTO "events" VALUES('SR7diuvaETl0',51,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"pass"}}',1.7949009144306194782e+09,'NPsYeh0SizjW','3627f599-11');
INSERT INTO "events" VALUES('SR7diuvaETl0',52,'acted','{"seat":1,"place":1,"by":"player","action":{"type":"play","cards":"Kg"}}',1.7949009144336061477e+09,'WwEBgfS8pr6t','48f6a691-12');
INSERT INTO "events" VALUES('SR7diuvaETl0',53,'acted','{"seat":2,"place":2,"by":"player","action":{"type":"play","cards":"Ag"}}',1.79490091443903040883e+09,'VgXVNqGwQrOI','a95a0311-11');
INSERT INTO "events" VALUES('SR7diuvaETl0',54,'acted','{"seat":3,"place":3,"by":"player","action":{"type":"pass"}}',1.79490091444770550731e+09,'fp_WZwyKtIlW','c641e197-12');
INSERT INTO "events" VALUES('SR7diuvaETl0',55,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"pass"}}',1.79490091445359444617e+09,'NPsYeh0SizjW','3627f599-12');
INSERT INTO "events" VALUES('SR7diuvaETl0',56,'acted','{"seat":1,"place":1,"by":"player","action":{"type":"pass"}}',1.79490091446345567706e+09,'WwEBgfS8pr6t','48f6a691-13');
INSERT INTO "events" VALUES('SR7diuvaETl0',57,'acted','{"seat":2,"place":2,"by":"player","action":{"type":"take"}}',1.79490091447512030604e+09,'VgXVNqGwQrOI','a95a0311-12');
INSERT INTO "events" VALUES('SR7diuvaETl0',58,'acted','{"seat":2,"place":2,"by":"player","action":{"type":"play","cards":"9r"}}',1.79490091448368763917e+09,'VgXVNqGwQrOI','a95a0311-13');
INSERT INTO "events" VALUES('SR7diuvaETl0',59,'acted','{"seat":3,"place":3,"by":"player","action":{"type":"pass"}}',1.79490091449678087227e+09,'fp_WZwyKtIlW','c641e197-13');
INSERT INTO "events" VALUES('SR7diuvaETl0',60,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"play","cards":"Qr"}}',1.79490091450759601588e+09,'NPsYeh0SizjW','3627f599-13');
INSERT INTO "events" VALUES('SR7diuvaETl0',61,'acted','{"seat":1,"place":1,"by":"player","action":{"type":"play","cards":"Kr"}}',1.79490091452330565455e+09,'WwEBgfS8pr6t','48f6a691-14');
INSERT INTO "events" VALUES('SR7diuvaETl0',62,'acted','{"seat":2,"place":2,"by":"player","action":{"type":"pass"}}',1.79490091453836178776e+09,'VgXVNqGwQrOI','a95a0311-14');
INSERT INTO "events" VALUES('SR7diuvaETl0',63,'acted','{"seat":3,"place":3,"by":"player","action":{"type":"pass"}}',1.79490091455038881297e+09,'fp_WZwyKtIlW','c641e197-14');
INSERT INTO "events" VALUES('SR7diuvaETl0',64,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"pass"}}',1.79490091455956315988e+09,'NPsYeh0SizjW','3627f599-14');
INSERT INTO "events" VALUES('SR7diuvaETl0',65,'acted','{"seat":1,"place":1,"by":"player","action":{"type":"take"}}',1.79490091457439708707e+09,'WwEBgfS8pr6t','48f6a691-15');
INSERT INTO "events" VALUES('SR7diuvaETl0',66,'acted','{"seat":1,"place":1,"by":"player","action":{"type":"play","cards":"Ak"}}',1.79490091458855676644e+09,'WwEBgfS8pr6t','48f6a691-16');
INSERT INTO "events" VALUES('SR7diuvaETl0',67,'acted','{"seat":2,"place":2,"by":"player","action":{"type":"pass"}}',1.79490091460727143289e+09,'VgXVNqGwQrOI','a95a0311-15');
INSERT INTO "events" VALUES('SR7diuvaETl0',68,'acted','{"seat":3,"place":3,"by":"player","action":{"type":"pass"}}',1.79490091461776566502e+09,'fp_WZwyKtIlW','c641e197-15');
INSERT INTO "events" VALUES('SR7diuvaETl0',69,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"pass"}}',1.79490091462812376022e+09,'NPsYeh0SizjW','3627f599-15');
INSERT INTO "events" VALUES('SR7diuvaETl0',70,'acted','{"seat":1,"place":1,"by":"player","action":{"type":"take"}}',1.79490091464680624009e+09,'WwEBgfS8pr6t','48f6a691-17');
INSERT INTO "events" VALUES('SR7diuvaETl0',71,'acted','{"seat":1,"place":1,"by":"player","action":{"type":"play","cards":"Tg"}}',1.79490091466252446169e+09,'WwEBgfS8pr6t','48f6a691-18');
INSERT INTO "events" VALUES('SR7diuvaETl0',72,'acted','{"seat":2,"place":2,"by":"player","action":{"type":"pass"}}',1.79490091467325520516e+09,'VgXVNqGwQrOI','a95a0311-16');
INSERT INTO "events" VALUES('SR7diuvaETl0',73,'acted','{"seat":3,"place":3,"by":"player","action":{"type":"pass"}}',1.7949009146797933579e+09,'fp_WZwyKtIlW','c641e197-16');
INSERT INTO "events" VALUES('SR7diuvaETl0',74,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"pass"}}',1.79490091468515157698e+09,'NPsYeh0SizjW','3627f599-16');
INSERT INTO "events" VALUES('SR7diuvaETl0',75,'acted','{"seat":1,"place":1,"by":"player","action":{"type":"take"}}',1.79490091469163846969e+09,'WwEBgfS8pr6t','48f6a691-19');
INSERT INTO "events" VALUES('SR7diuvaETl0',76,'acted','{"seat":1,"place":1,"by":"player","action":{"type":"play","cards":"8b"}}',1.79490091469741916657e+09,'WwEBgfS8pr6t','48f6a691-20');
INSERT INTO "events" VALUES('SR7diuvaETl0',77,'acted','{"seat":2,"place":2,"by":"player","action":{"type":"pass"}}',1.7949009147148478031e+09,'VgXVNqGwQrOI','a95a0311-17');
INSERT INTO "events" VALUES('SR7diuvaETl0',78,'acted','{"seat":3,"place":3,"by":"player","action":{"type":"play","cards":"9k"}}',1.79490091472332501413e+09,'fp_WZwyKtIlW','c641e197-17');
INSERT INTO "events" VALUES('SR7diuvaETl0',79,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"pass"}}',1.79490091473842525485e+09,'NPsYeh0SizjW','3627f599-17');
INSERT INTO "events" VALUES('SR7diuvaETl0',80,'acted','{"seat":1,"place":1,"by":"player","action":{"type":"pass"}}',1.79490091474855422977e+09,'WwEBgfS8pr6t','48f6a691-21');
INSERT INTO "events" VALUES('SR7diuvaETl0',81,'acted','{"seat":2,"place":2,"by":"player","action":{"type":"play","cards":"Kk"}}',1.79490091476083159444e+09,'VgXVNqGwQrOI','a95a0311-18');
INSERT INTO "events" VALUES('SR7diuvaETl0',82,'acted','{"seat":3,"place":3,"by":"player","action":{"type":"pass"}}',1.79490091476588082318e+09,'fp_WZwyKtIlW','c641e197-18');
INSERT INTO "events" VALUES('SR7diuvaETl0',83,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"pass"}}',1.79490091477595448488e+09,'NPsYeh0SizjW','3627f599-18');
INSERT INTO "events" VALUES('SR7diuvaETl0',84,'acted','{"seat":1,"place":1,"by":"player","action":{"type":"pass"}}',1.79490091478591847415e+09,'WwEBgfS8pr6t','48f6a691-22');
INSERT INTO "events" VALUES('SR7diuvaETl0',85,'acted','{"seat":2,"place":2,"by":"player","action":{"type":"take"}}',1.79490091480259132379e+09,'VgXVNqGwQrOI','a95a0311-19');
INSERT INTO "events" VALUES('SR7diuvaETl0',86,'acted','{"seat":2,"place":2,"by":"player","action":{"type":"play","cards":"3r"}}',1.79490091482236337663e+09,'VgXVNqGwQrOI','a95a0311-20');
INSERT INTO "events" VALUES('SR7diuvaETl0',87,'acted','{"seat":3,"place":3,"by":"player","action":{"type":"pass"}}',1.7949009148343391418e+09,'fp_WZwyKtIlW','c641e197-19');
INSERT INTO "events" VALUES('SR7diuvaETl0',88,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"play","cards":"7g"}}',1.79490091485071802139e+09,'NPsYeh0SizjW','3627f599-19');
INSERT INTO "events" VALUES('SR7diuvaETl0',89,'acted','{"seat":1,"place":1,"by":"player","action":{"type":"pass"}}',1.79490091486636853214e+09,'WwEBgfS8pr6t','48f6a691-23');
INSERT INTO "events" VALUES('SR7diuvaETl0',90,'acted','{"seat":2,"place":2,"by":"player","action":{"type":"pass"}}',1.79490091489845776553e+09,'VgXVNqGwQrOI','a95a0311-21');
INSERT INTO "events" VALUES('SR7diuvaETl0',91,'acted','{"seat":3,"place":3,"by":"player","action":{"type":"pass"}}',1.79490091494414854048e+09,'fp_WZwyKtIlW','c641e197-20');
INSERT INTO "events" VALUES('SR7diuvaETl0',92,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"take"}}',1.79490091494803118707e+09,'NPsYeh0SizjW','3627f599-20');
INSERT INTO "events" VALUES('SR7diuvaETl0',93,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"play","cards":"2b"}}',1.79490091495165610306e+09,'NPsYeh0SizjW','3627f599-21');
INSERT INTO "events" VALUES('SR7diuvaETl0',94,'acted','{"seat":1,"place":1,"by":"player","action":{"type":"play","cards":"4k"}}',1.79490091497692799563e+09,'WwEBgfS8pr6t','48f6a691-24');
INSERT INTO "events" VALUES('SR7diuvaETl0',95,'acted','{"seat":2,"place":2,"by":"player","action":{"type":"play","cards":"7k"}}',1.79490091500054025656e+09,'VgXVNqGwQrOI','a95a0311-22');
INSERT INTO "events" VALUES('SR7diuvaETl0',96,'acted','{"seat":3,"place":3,"by":"player","action":{"type":"play","cards":"Tk"}}',1.79490091500596213335e+09,'fp_WZwyKtIlW','c641e197-21');
INSERT INTO "events" VALUES('SR7diuvaETl0',97,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"pass"}}',1.79490091502059531214e+09,'NPsYeh0SizjW','3627f599-22');
INSERT INTO "events" VALUES('SR7diuvaETl0',98,'acted','{"seat":2,"place":2,"by":"player","action":{"type":"pass"}}',1.79490091506468629834e+09,'VgXVNqGwQrOI','a95a0311-23');
INSERT INTO "events" VALUES('SR7diuvaETl0',99,'acted','{"seat":3,"place":3,"by":"player","action":{"type":"take"}}',1.79490091508408784867e+09,'fp_WZwyKtIlW','c641e197-22');
INSERT INTO "events" VALUES('SR7diuvaETl0',100,'acted','{"seat":3,"place":3,"by":"player","action":{"type":"play","cards":"Do"}}',1.79490091509142684939e+09,'fp_WZwyKtIlW','c641e197-23');
INSERT INTO "events" VALUES('SR7diuvaETl0',101,'acted','{"seat":2,"place":2,"by":"player","action":{"type":"play","cards":"6r"}}',1.79490091512247562405e+09,'VgXVNqGwQrOI','a95a0311-24');
INSERT INTO "events" VALUES('SR7diuvaETl0',102,'acted','{"seat":3,"place":3,"by":"player","action":{"type":"play","cards":"7b"}}',1.79490091514782738684e+09,'fp_WZwyKtIlW','c641e197-24');
INSERT INTO "events" VALUES('SR7diuvaETl0',103,'left','{"place":1}',1.79490091524782824513e+09,'WwEBgfS8pr6t',NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',1,'created','{"host":"SzyGRLm5mi1R","options":{"title":"In progress","variant":"nanjing","edition":null,"house_rules":{"target":300},"public":false,"spectators":true,"clock":60.0,"reserve":120.0,"bomb_window":0.0,"bot_pace":0.0,"between_rounds":20.0,"stand_in":"club"}}',1.7949009153042817116e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',2,'sat','{"place":0,"player":"SzyGRLm5mi1R","name":"Kind Otter","bot":null}',1.7949009153042817116e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',3,'sat','{"place":1,"player":null,"name":"Bao","bot":"greedy"}',1.79490091532523369784e+09,'SzyGRLm5mi1R',NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',4,'sat','{"place":2,"player":null,"name":"Lin","bot":"greedy"}',1.79490091532523369784e+09,'SzyGRLm5mi1R',NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',5,'sat','{"place":3,"player":null,"name":"Tao","bot":"greedy"}',1.79490091532523369784e+09,'SzyGRLm5mi1R',NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',6,'started','{}',1.79490091532523369784e+09,'SzyGRLm5mi1R',NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',7,'dealt','{"deal":{"round":1,"dealer":1,"seating":[0,1,2,3],"hands":["3r 8r 9g 9r Tg Jg Kg Kk","Do Ma 4k 4b 6r 7k Qg Ar","2k 5g 8k 8b 9b Tr Kb Ab","2r 3k 5b 7r Jb Qb Ag Dr"],"stock":["3b 4r 5k 6b 7b 8g","5r 6g Jk Jr Qk Kr","2b 4g 6k 9k Tb Qr","2g 3g 7g Tk Ak Ph"]},"commitment":"8cde82d01adf1e50370d8f313da1f52deee5b3259808109c12e1f581e1f68863","salt":"d064b716ab61885b87abf8c3d86e5cc5aff4269d5d134675aacb4d01b5fd5d01"}',1.79490091532523369784e+09,'SzyGRLm5mi1R',NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',8,'acted','{"seat":1,"place":1,"by":"bot","action":{"type":"grand","call":false}}',1.79490091533902716637e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',9,'acted','{"seat":2,"place":2,"by":"bot","action":{"type":"grand","call":false}}',1.79490091535885882374e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',10,'acted','{"seat":3,"place":3,"by":"bot","action":{"type":"grand","call":false}}',1.79490091536157250406e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',11,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"grand","call":false}}',1.79490091536594796183e+09,'SzyGRLm5mi1R','c599ff8e-1');
INSERT INTO "events" VALUES('rwimF9nAFCC1',12,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"exchange","give":{"1":"Tg","2":"9r","3":"7b"}}}',1.79490091543873214719e+09,'SzyGRLm5mi1R','c599ff8e-2');
INSERT INTO "events" VALUES('rwimF9nAFCC1',13,'acted','{"seat":1,"place":1,"by":"bot","action":{"type":"exchange","give":{"0":"4k","2":"4b","3":"Do"}}}',1.79490091547189903253e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',14,'acted','{"seat":2,"place":2,"by":"bot","action":{"type":"exchange","give":{"0":"2k","1":"2b","3":"4g"}}}',1.79490091552477383615e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',15,'acted','{"seat":3,"place":3,"by":"bot","action":{"type":"exchange","give":{"0":"2g","1":"2r","2":"3g"}}}',1.79490091557910275456e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',16,'acted','{"seat":1,"place":1,"by":"bot","action":{"type":"play","cards":"Tg Jk Qg Kr Ar"}}',1.79490091559490203857e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',17,'acted','{"seat":2,"place":2,"by":"bot","action":{"type":"pass"}}',1.79490091559925794601e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',18,'acted','{"seat":3,"place":3,"by":"bot","action":{"type":"pass"}}',1.79490091560663080211e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',19,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"pass"}}',1.7949009156116662025e+09,'SzyGRLm5mi1R','c599ff8e-3');
INSERT INTO "events" VALUES('rwimF9nAFCC1',20,'acted','{"seat":1,"place":1,"by":"bot","action":{"type":"take"}}',1.79490091561654472348e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',21,'acted','{"seat":1,"place":1,"by":"bot","action":{"type":"play","cards":"2b 2r"}}',1.79490091562012791638e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',22,'acted','{"seat":2,"place":2,"by":"bot","action":{"type":"play","cards":"8k 8b"}}',1.79490091562638711926e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',23,'acted','{"seat":3,"place":3,"by":"bot","action":{"type":"play","cards":"Ag Ak"}}',1.79490091569888234133e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',24,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"pass"}}',1.79490091570471429821e+09,'SzyGRLm5mi1R','c599ff8e-4');
INSERT INTO "events" VALUES('rwimF9nAFCC1',25,'acted','{"seat":1,"place":1,"by":"bot","action":{"type":"pass"}}',1.79490091570907878875e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',26,'acted','{"seat":2,"place":2,"by":"bot","action":{"type":"pass"}}',1.79490091571329760554e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',27,'acted','{"seat":3,"place":3,"by":"bot","action":{"type":"take"}}',1.79490091571778130532e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',28,'acted','{"seat":3,"place":3,"by":"bot","action":{"type":"play","cards":"3k 7g 7b 7r Ph","as":"3"}}',1.7949009157225205898e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',29,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"pass"}}',1.79490091572708463664e+09,'SzyGRLm5mi1R','c599ff8e-5');
INSERT INTO "events" VALUES('rwimF9nAFCC1',30,'acted','{"seat":1,"place":1,"by":"bot","action":{"type":"pass"}}',1.79490091573035478586e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',31,'acted','{"seat":2,"place":2,"by":"bot","action":{"type":"play","cards":"9k 9b 9r Tb Tr"}}',1.79490091573449921614e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',32,'acted','{"seat":3,"place":3,"by":"bot","action":{"type":"pass"}}',1.79490091573871254925e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',33,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"pass"}}',1.7949009157431564331e+09,'SzyGRLm5mi1R','c599ff8e-6');
INSERT INTO "events" VALUES('rwimF9nAFCC1',34,'acted','{"seat":1,"place":1,"by":"bot","action":{"type":"pass"}}',1.79490091574635529519e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',35,'acted','{"seat":2,"place":2,"by":"bot","action":{"type":"take"}}',1.79490091574960541724e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',36,'acted','{"seat":2,"place":2,"by":"bot","action":{"type":"play","cards":"3g"}}',1.79490091575234460828e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',37,'acted','{"seat":3,"place":3,"by":"bot","action":{"type":"play","cards":"4g"}}',1.79490091575523233414e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',38,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"play","cards":"5k"}}',1.79490091575820064542e+09,'SzyGRLm5mi1R','c599ff8e-7');
INSERT INTO "events" VALUES('rwimF9nAFCC1',39,'acted','{"seat":1,"place":1,"by":"bot","action":{"type":"play","cards":"6g"}}',1.79490091576143598554e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',40,'acted','{"seat":2,"place":2,"by":"bot","action":{"type":"play","cards":"Qr"}}',1.79490091576419711107e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',41,'acted','{"seat":3,"place":3,"by":"bot","action":{"type":"play","cards":"Dr"}}',1.79490091576682853696e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',42,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"pass"}}',1.79490091577105307578e+09,'SzyGRLm5mi1R','c599ff8e-8');
INSERT INTO "events" VALUES('rwimF9nAFCC1',43,'acted','{"seat":1,"place":1,"by":"bot","action":{"type":"pass"}}',1.79490091577371263498e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',44,'acted','{"seat":2,"place":2,"by":"bot","action":{"type":"pass"}}',1.79490091577648878092e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',45,'acted','{"seat":3,"place":3,"by":"bot","action":{"type":"give","to":0}}',1.79490091578252100945e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',46,'acted','{"seat":3,"place":3,"by":"bot","action":{"type":"play","cards":"Do"}}',1.79490091578614830965e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',47,'acted','{"seat":1,"place":1,"by":"bot","action":{"type":"play","cards":"5r"}}',1.79490091578993558882e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',48,'acted','{"seat":2,"place":2,"by":"bot","action":{"type":"play","cards":"6k"}}',1.79490091579286336893e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',49,'acted','{"seat":3,"place":3,"by":"bot","action":{"type":"play","cards":"Tk"}}',1.79490091579561972614e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',50,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"play","cards":"Jg"}}',1.79490091579881787297e+09,'SzyGRLm5mi1R','c599ff8e-9');
INSERT INTO "events" VALUES('rwimF9nAFCC1',51,'acted','{"seat":1,"place":1,"by":"bot","action":{"type":"play","cards":"Qk"}}',1.79490091580184984209e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',52,'acted','{"seat":2,"place":2,"by":"bot","action":{"type":"play","cards":"Kb"}}',1.79490091580555653576e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',53,'acted','{"seat":3,"place":3,"by":"bot","action":{"type":"pass"}}',1.79490091580882453912e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',54,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"pass"}}',1.79490091581517100327e+09,'SzyGRLm5mi1R','c599ff8e-10');
INSERT INTO "events" VALUES('rwimF9nAFCC1',55,'acted','{"seat":1,"place":1,"by":"bot","action":{"type":"pass"}}',1.79490091581883692744e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',56,'acted','{"seat":2,"place":2,"by":"bot","action":{"type":"take"}}',1.79490091582248210912e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',57,'acted','{"seat":2,"place":2,"by":"bot","action":{"type":"play","cards":"4b"}}',1.79490091582603526112e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',58,'acted','{"seat":3,"place":3,"by":"bot","action":{"type":"play","cards":"5b"}}',1.79490091582975101478e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',59,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"play","cards":"9g"}}',1.7949009158392131328e+09,'SzyGRLm5mi1R','c599ff8e-11');
INSERT INTO "events" VALUES('rwimF9nAFCC1',60,'acted','{"seat":1,"place":1,"by":"bot","action":{"type":"play","cards":"Jr"}}',1.79490091584512591361e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',61,'acted','{"seat":2,"place":2,"by":"bot","action":{"type":"play","cards":"Ab"}}',1.79490091584979915618e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',62,'acted','{"seat":3,"place":3,"by":"bot","action":{"type":"pass"}}',1.79490091585465073582e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',63,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"pass"}}',1.79490091586341428755e+09,'SzyGRLm5mi1R','c599ff8e-12');
INSERT INTO "events" VALUES('rwimF9nAFCC1',64,'acted','{"seat":1,"place":1,"by":"bot","action":{"type":"pass"}}',1.79490091586936140058e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',65,'acted','{"seat":2,"place":2,"by":"bot","action":{"type":"take"}}',1.79490091587353110314e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',66,'acted','{"seat":2,"place":2,"by":"bot","action":{"type":"play","cards":"5g"}}',1.7949009158769598007e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',67,'acted','{"seat":3,"place":3,"by":"bot","action":{"type":"play","cards":"Jb"}}',1.79490091588281726843e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',68,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"play","cards":"Kk"}}',1.79490091588726615907e+09,'SzyGRLm5mi1R','c599ff8e-13');
INSERT INTO "events" VALUES('rwimF9nAFCC1',69,'acted','{"seat":1,"place":1,"by":"bot","action":{"type":"pass"}}',1.79490091589093804362e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',70,'acted','{"seat":3,"place":3,"by":"bot","action":{"type":"pass"}}',1.79490091589439320568e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',71,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"take"}}',1.7949009158991010189e+09,'SzyGRLm5mi1R','c599ff8e-14');
INSERT INTO "events" VALUES('rwimF9nAFCC1',72,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"play","cards":"8g"}}',1.79490091592282509803e+09,'SzyGRLm5mi1R','c599ff8e-15');
INSERT INTO "events" VALUES('rwimF9nAFCC1',73,'acted','{"seat":1,"place":1,"by":"bot","action":{"type":"pass"}}',1.79490091593668246272e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',74,'acted','{"seat":3,"place":3,"by":"bot","action":{"type":"play","cards":"Qb"}}',1.79490091594019293783e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',75,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"play","cards":"Kg"}}',1.79490091594378089901e+09,'SzyGRLm5mi1R','c599ff8e-16');
INSERT INTO "events" VALUES('rwimF9nAFCC1',76,'acted','{"seat":1,"place":1,"by":"bot","action":{"type":"pass"}}',1.79490091594984936713e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',77,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"take"}}',1.79490091595948529244e+09,'SzyGRLm5mi1R','c599ff8e-17');
INSERT INTO "events" VALUES('rwimF9nAFCC1',78,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"play","cards":"6b"}}',1.79490091596379041675e+09,'SzyGRLm5mi1R','c599ff8e-18');
INSERT INTO "events" VALUES('rwimF9nAFCC1',79,'acted','{"seat":1,"place":1,"by":"bot","action":{"type":"play","cards":"7k"}}',1.79490091596696949008e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',80,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"pass"}}',1.79490091596987271305e+09,'SzyGRLm5mi1R','c599ff8e-19');
INSERT INTO "events" VALUES('rwimF9nAFCC1',81,'acted','{"seat":1,"place":1,"by":"bot","action":{"type":"take"}}',1.79490091597444176678e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',82,'acted','{"seat":1,"place":1,"by":"bot","action":{"type":"play","cards":"Ma"}}',1.79490091597770404815e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',83,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"play","cards":"3b"}}',1.79490091598094034198e+09,'SzyGRLm5mi1R','c599ff8e-20');
INSERT INTO "events" VALUES('rwimF9nAFCC1',84,'acted','{"seat":1,"place":1,"by":"bot","action":{"type":"play","cards":"6r"}}',1.79490091598405551915e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',85,'dealt','{"deal":{"round":2,"dealer":2,"seating":[0,1,2,3],"hands":["4g 6b 6r 8r Jg Jr Kg Kb","2r 3g 7r Tg Jk Jb Ab Ar","4b 4r 5b 5r 6k 8k 9g Ph","2g 3k 3b 4k 5g 5k 9b Dr"],"stock":["3r 9k 9r Qg Qr Kr","Do 7g 8g Qb Kk Ak","Ma 6g 7b 8b Tk Qk","2k 2b 7k Tb Tr Ag"]},"commitment":"0a6fddd40bdf6c301703433d4acf5554993c1dd049c38f95cac67d87f0cc21d5","salt":"2c831e5ae57d8244a3c79f2804036fcc88943ca9723a0b26fed85cf3c68bd44a"}',1.79490091598963427549e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',86,'acted','{"seat":1,"place":1,"by":"bot","action":{"type":"grand","call":false}}',1.79490091599524497984e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',87,'acted','{"seat":2,"place":2,"by":"bot","action":{"type":"grand","call":false}}',1.79490091599868226051e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',88,'acted','{"seat":3,"place":3,"by":"bot","action":{"type":"grand","call":false}}',1.79490091600092053418e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',89,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"grand","call":false}}',1.79490091600691509246e+09,'SzyGRLm5mi1R','c599ff8e-22');
INSERT INTO "events" VALUES('rwimF9nAFCC1',90,'acted','{"seat":1,"place":1,"by":"bot","action":{"type":"exchange","give":{"0":"Do","2":"2r","3":"3g"}}}',1.79490091603661966329e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',91,'acted','{"seat":2,"place":2,"by":"bot","action":{"type":"exchange","give":{"0":"4b","1":"4r","3":"5b"}}}',1.79490091606360721585e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',92,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"exchange","give":{"1":"Kr","2":"Qg","3":"Jr"}}}',1.79490091607529735559e+09,'SzyGRLm5mi1R','c599ff8e-23');
INSERT INTO "events" VALUES('rwimF9nAFCC1',93,'acted','{"seat":3,"place":3,"by":"bot","action":{"type":"exchange","give":{"0":"2g","1":"2k","2":"2b"}}}',1.79490091608683419231e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',94,'acted','{"seat":2,"place":2,"by":"bot","action":{"type":"play","cards":"5r 6g 7b 8k 9g Tk Qg Ph","as":"J"}}',1.79490091609223747256e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',95,'acted','{"seat":3,"place":3,"by":"bot","action":{"type":"pass"}}',1.79490091609889793394e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',96,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"pass"}}',1.79490091610374569892e+09,'SzyGRLm5mi1R','c599ff8e-24');
INSERT INTO "events" VALUES('rwimF9nAFCC1',97,'acted','{"seat":1,"place":1,"by":"bot","action":{"type":"pass"}}',1.7949009161110846996e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',98,'acted','{"seat":2,"place":2,"by":"bot","action":{"type":"take"}}',1.7949009161174590588e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',99,'acted','{"seat":2,"place":2,"by":"bot","action":{"type":"play","cards":"2b 2r"}}',1.79490091612618184093e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',100,'acted','{"seat":3,"place":3,"by":"bot","action":{"type":"play","cards":"3g 3k"}}',1.7949009161350839138e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',101,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"play","cards":"4g 4b"}}',1.79490091614205932611e+09,'SzyGRLm5mi1R','c599ff8e-25');
INSERT INTO "events" VALUES('rwimF9nAFCC1',102,'acted','{"seat":1,"place":1,"by":"bot","action":{"type":"play","cards":"7g 7r"}}',1.79490091615067863463e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',103,'acted','{"seat":2,"place":2,"by":"bot","action":{"type":"pass"}}',1.7949009161587972641e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',104,'acted','{"seat":3,"place":3,"by":"bot","action":{"type":"pass"}}',1.79490091616689133638e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',105,'acted','{"seat":0,"place":0,"by":"player","action":{"type":"play","cards":"9k 9r"}}',1.79490091617203116418e+09,'SzyGRLm5mi1R','c599ff8e-26');
INSERT INTO "events" VALUES('rwimF9nAFCC1',106,'acted','{"seat":1,"place":1,"by":"bot","action":{"type":"play","cards":"Jk Jb"}}',1.79490091617890334127e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',107,'acted','{"seat":2,"place":2,"by":"bot","action":{"type":"pass"}}',1.79490091618682384494e+09,NULL,NULL);
INSERT INTO "events" VALUES('rwimF9nAFCC1',108,'acted','{"seat":3,"place":3,"by":"bot","action":{"type":"pass"}}',1.7949009161939394474e+09,NULL,NULL);
INSERT INTO "events" VALUES('_AYAQrJP96qq',1,'created','{"host":"rmhAPGztcPwH","options":{"title":"Waiting","variant":"trichu","edition":null,"house_rules":{},"public":true,"spectators":true,"clock":60.0,"reserve":120.0,"bomb_window":1.5,"bot_pace":1.0,"between_rounds":20.0,"stand_in":"club"}}',1794900916.5402,NULL,NULL);
INSERT INTO "events" VALUES('_AYAQrJP96qq',2,'sat','{"place":0,"player":"rmhAPGztcPwH","name":"Wise Tiger","bot":null}',1794900916.5402,NULL,NULL);
INSERT INTO "events" VALUES('_AYAQrJP96qq',3,'sat','{"place":1,"player":null,"name":"Bao","bot":"club@easy"}',1.79490091656842088701e+09,'rmhAPGztcPwH',NULL);
CREATE TABLE keys (
	id TEXT NOT NULL, 
	player TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	label TEXT NOT NULL, 
	hash TEXT NOT NULL, 
	created_at DOUBLE NOT NULL, 
	last_used_at DOUBLE, 
	PRIMARY KEY (id), 
	FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE
);
INSERT INTO "keys" VALUES('AwoV9Cs0','NPsYeh0SizjW','cookie','','bdbaa735b9633865fa92472e8262dbc4fc27a5db0631812532918314d70e154f',1.79490091375046229363e+09,NULL);
INSERT INTO "keys" VALUES('eUuZe_lG','WwEBgfS8pr6t','cookie','','a576feb264e708aa1734843c6900594810f17f766e8de3252eccfe2b7a33f4ae',1.79490091379037857051e+09,NULL);
INSERT INTO "keys" VALUES('3jkX0v-s','VgXVNqGwQrOI','cookie','','6350d74dd2c13b1b17ba1c4d7c35bf06ed760e69a4bdbdbc8a05d208b56becec',1.79490091383716440201e+09,NULL);
INSERT INTO "keys" VALUES('q9pAw2XF','fp_WZwyKtIlW','cookie','','27fc326e3aec0dd351ca9ee4e8f8c1bcc379618e34103871860ff50777a3d1c6',1.79490091386057353016e+09,NULL);
INSERT INTO "keys" VALUES('HMzlzT-N','SzyGRLm5mi1R','cookie','','53a76f4e03f7333dc718bc8ee1a3b25ccfe2a386d91a162d1f3e728b78c078e1',1794900915.27234,NULL);
INSERT INTO "keys" VALUES('Wo0md_Q5','rmhAPGztcPwH','cookie','','9368b7193b2cf135d6809f8c49718b595f82d9b299168682a24cd61b74052805',1.79490091650661492345e+09,NULL);
CREATE TABLE match_seats (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	player TEXT, 
	name TEXT NOT NULL, 
	bot TEXT, 
	PRIMARY KEY (table_id, number, place), 
	FOREIGN KEY(table_id, number) REFERENCES matches (table_id, number) ON DELETE CASCADE
);
INSERT INTO "match_seats" VALUES('SR7diuvaETl0',1,0,'NPsYeh0SizjW','Sly Tiger',NULL);
INSERT INTO "match_seats" VALUES('SR7diuvaETl0',1,1,'WwEBgfS8pr6t','Quiet Tiger',NULL);
INSERT INTO "match_seats" VALUES('SR7diuvaETl0',1,2,'VgXVNqGwQrOI','Bright Toad',NULL);
INSERT INTO "match_seats" VALUES('SR7diuvaETl0',1,3,'fp_WZwyKtIlW','Kind Swift',NULL);
INSERT INTO "match_seats" VALUES('rwimF9nAFCC1',1,0,'SzyGRLm5mi1R','Kind Otter',NULL);
INSERT INTO "match_seats" VALUES('rwimF9nAFCC1',1,1,NULL,'Bao','greedy');
INSERT INTO "match_seats" VALUES('rwimF9nAFCC1',1,2,NULL,'Lin','greedy');
INSERT INTO "match_seats" VALUES('rwimF9nAFCC1',1,3,NULL,'Tao','greedy');
CREATE TABLE matches (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	variant TEXT NOT NULL, 
	edition TEXT NOT NULL, 
	started_at DOUBLE NOT NULL, 
	finished_at DOUBLE, 
	first_seq BIGINT NOT NULL, 
	result TEXT, 
	rated BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "matches" VALUES('SR7diuvaETl0',1,'nanjing','groo',1.79490091411503553393e+09,1.79490091514782738684e+09,6,'{"scores":[0,200],"ranks":null,"winners":[1],"rounds":1,"helped":[]}',1);
INSERT INTO "matches" VALUES('rwimF9nAFCC1',1,'nanjing','fata-morgana',1.79490091532523369784e+09,NULL,6,NULL,0);
CREATE TABLE players (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	login TEXT, 
	login_key TEXT, 
	password_hash TEXT, 
	created_at DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('NPsYeh0SizjW','Sly Tiger',NULL,NULL,NULL,1.79490091371137475964e+09);
INSERT INTO "players" VALUES('WwEBgfS8pr6t','Quiet Tiger',NULL,NULL,NULL,1.79490091377625870703e+09);
INSERT INTO "players" VALUES('VgXVNqGwQrOI','Bright Toad',NULL,NULL,NULL,1.79490091380207133294e+09);
INSERT INTO "players" VALUES('fp_WZwyKtIlW','Kind Swift',NULL,NULL,NULL,1.79490091385855722429e+09);
INSERT INTO "players" VALUES('SzyGRLm5mi1R','Kind Otter',NULL,NULL,NULL,1.7949009152592902183e+09);
INSERT INTO "players" VALUES('rmhAPGztcPwH','Wise Tiger',NULL,NULL,NULL,1.79490091650245928763e+09);
CREATE TABLE ratings (
	player TEXT NOT NULL, 
	variant TEXT NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	matches INTEGER NOT NULL, 
	PRIMARY KEY (player, variant)
);
INSERT INTO "ratings" VALUES('NPsYeh0SizjW','nanjing',2.30357053781969369756e+01,8.17796260438999134123e+00,1);
INSERT INTO "ratings" VALUES('VgXVNqGwQrOI','nanjing',2.30357053781969369756e+01,8.17796260438999134123e+00,1);
INSERT INTO "ratings" VALUES('WwEBgfS8pr6t','nanjing',2.69642946218030630243e+01,8.17796260438999134123e+00,1);
INSERT INTO "ratings" VALUES('fp_WZwyKtIlW','nanjing',2.69642946218030630243e+01,8.17796260438999134123e+00,1);
CREATE TABLE table_people (
	table_id TEXT NOT NULL, 
	player TEXT NOT NULL, 
	PRIMARY KEY (table_id, player), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "table_people" VALUES('SR7diuvaETl0','NPsYeh0SizjW');
INSERT INTO "table_people" VALUES('SR7diuvaETl0','VgXVNqGwQrOI');
INSERT INTO "table_people" VALUES('SR7diuvaETl0','fp_WZwyKtIlW');
INSERT INTO "table_people" VALUES('rwimF9nAFCC1','SzyGRLm5mi1R');
INSERT INTO "table_people" VALUES('_AYAQrJP96qq','rmhAPGztcPwH');
CREATE TABLE tables (
	id TEXT NOT NULL, 
	status TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	variant TEXT NOT NULL, 
	edition TEXT NOT NULL, 
	host TEXT, 
	created_at DOUBLE NOT NULL, 
	updated_at DOUBLE NOT NULL, 
	summary TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('SR7diuvaETl0','finished',0,'nanjing','groo','NPsYeh0SizjW',1.79490091398952603335e+09,1.79490091524782824513e+09,'{"title":"","places":[{"name":"Sly Tiger","bot":null,"player":"NPsYeh0SizjW","left":false},{"name":"","bot":null,"player":null,"left":false},{"name":"Bright Toad","bot":null,"player":"VgXVNqGwQrOI","left":false},{"name":"Kind Swift","bot":null,"player":"fp_WZwyKtIlW","left":false}],"open":1,"spectators":true,"house_rules":{"rounds":1,"target":null},"match":1,"round":1,"scores":[0,200],"people":["NPsYeh0SizjW","VgXVNqGwQrOI","fp_WZwyKtIlW"]}');
INSERT INTO "tables" VALUES('rwimF9nAFCC1','running',0,'nanjing','fata-morgana','SzyGRLm5mi1R',1.7949009153042817116e+09,1.79490091598963427549e+09,'{"title":"In progress","places":[{"name":"Kind Otter","bot":null,"player":"SzyGRLm5mi1R","left":false},{"name":"Bao","bot":"greedy","player":null,"left":false},{"name":"Lin","bot":"greedy","player":null,"left":false},{"name":"Tao","bot":"greedy","player":null,"left":false}],"open":0,"spectators":true,"house_rules":{"target":300},"match":1,"round":2,"scores":[80,20],"people":["SzyGRLm5mi1R"]}');
INSERT INTO "tables" VALUES('_AYAQrJP96qq','open',1,'trichu','fata-morgana','rmhAPGztcPwH',1794900916.5402,1.79490091656842088701e+09,'{"title":"Waiting","places":[{"name":"Wise Tiger","bot":null,"player":"rmhAPGztcPwH","left":false},{"name":"Bao","bot":"club@easy","player":null,"left":false},{"name":"","bot":null,"player":null,"left":false}],"open":1,"spectators":true,"house_rules":{},"match":0,"round":null,"scores":null,"people":["rmhAPGztcPwH"]}');
CREATE UNIQUE INDEX events_action_id ON events (table_id, player, action_id) WHERE action_id IS NOT NULL;
CREATE INDEX tables_status_updated_at ON tables (status, updated_at);
CREATE INDEX table_people_player ON table_people (player);
CREATE INDEX match_seats_player ON match_seats (player);
CREATE UNIQUE INDEX players_login_key ON players (login_key);
CREATE UNIQUE INDEX keys_hash ON keys (hash);
CREATE INDEX keys_player ON keys (player);
COMMIT;
